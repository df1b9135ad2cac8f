// Points, smooth curves and arrows, as SVG path data. Pure.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A coordinate with one decimal, as paths write it. */
export function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A flat list x, y, x, y, … as points. */
export function points(line: readonly number[]): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < line.length; i += 2) out.push({ x: line[i] ?? 0, y: line[i + 1] ?? 0 });
  return out;
}

/** A smooth curve (Catmull and Rom) through a flat list of points. */
export function curve(line: readonly number[]): string {
  const through = points(line);
  const at = (index: number): Point =>
    through[Math.min(through.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  let path = `M${pair(at(0))}`;
  for (let i = 0; i + 1 < through.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  }
  return path;
}

/** An arrow along an arc that grows towards its head. */
export interface TaperedArrow {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  /** Half width at the tail and before the head. */
  readonly tail: number;
  readonly neck: number;
  readonly head: number;
}

export function taperedArrow(arrow: TaperedArrow): string {
  const { from, bend, to, tail, neck, head } = arrow;
  const at = (t: number): Point => onArc(from, bend, to, t);
  const across = (t: number): Point => {
    const [a, b] = [at(Math.max(0, t - 0.01)), at(Math.min(1, t + 0.01))];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  };
  const end = Math.max(0.2, 1 - head / (Math.hypot(to.x - from.x, to.y - from.y) || 1));
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 18;
  for (let i = 0; i <= steps; i++) {
    const t = (end * i) / steps;
    const [p, n, half] = [at(t), across(t), tail + (neck - tail) * t];
    left.push({ x: p.x + n.x * half, y: p.y + n.y * half });
    right.unshift({ x: p.x - n.x * half, y: p.y - n.y * half });
  }
  const [p, n, barb] = [at(end), across(end), neck * 2.1];
  const back = { x: -n.y * 2, y: n.x * 2 };
  const barbs = [
    { x: p.x + n.x * barb + back.x, y: p.y + n.y * barb + back.y },
    to,
    { x: p.x - n.x * barb + back.x, y: p.y - n.y * barb + back.y },
  ];
  return `M${[...left, ...barbs, ...right].map(pair).join("L")}Z`;
}

/** A point of the arc from one point to another, bent towards a third. */
export function onArc(from: Point, bend: Point, to: Point, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

function pair(point: Point): string {
  return `${fixed(point.x)} ${fixed(point.y)}`;
}

/** A line along the middle of letters that are written from, to or around a point: what can be clicked of a name. */
export function underLetters(at: Point & { readonly align: "start" | "middle" | "end" }, width: number): string {
  const start = at.x - { start: 0, middle: width / 2, end: width }[at.align];
  return `M${fixed(start)} ${fixed(at.y - 4)}H${fixed(start + width)}`;
}
