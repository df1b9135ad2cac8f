/** Two soft plucked notes: it is your turn. Made on the spot, so that nothing is downloaded. */

import { settings } from "./settings";

let context: AudioContext | null = null;

export function chime(force: "mutable" | "always" = "mutable"): void {
  if (force === "mutable" && !settings().sound) return;
  // Browsers make no sound, and complain, before the page was touched.
  if (typeof AudioContext === "undefined" || !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const start = context.currentTime + 0.02;
    note(context, 392, start);
    note(context, 523.25, start + 0.16);
  } catch {
    // No sound on this machine; the title and the badge say it too.
  }
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0008, at + 0.7);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + 0.75);
}
