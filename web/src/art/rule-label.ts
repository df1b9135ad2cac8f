/** A rule as the book calls it: what only tells our entries apart is left out. */
export function ruleLabel(rule: string): string {
  if (/^\d/.test(rule)) return rule.replace(/-[a-z].*$/, "");
  const word = rule.replace(/^(event|table|errata|silver)-/, "");
  return word.charAt(0).toUpperCase() + word.slice(1);
}
