/**
 * The sounds of the house, made when they are needed: a dry click for a stone, quiet notes for the rest.
 *
 * Browsers let a page sound only after somebody has touched it, so nothing is made before `unlock`.
 */
import { settings } from './settings.svelte.ts';

/** What can be heard. */
export type Sound = 'stone' | 'begin' | 'end' | 'low-time' | 'attention';

let context: AudioContext | null = null;

/** Allows sounds; call it from the handler of a key or a pointer. */
function unlock(): void {
  context ??= new AudioContext();
  // A context that starts suspended is of no use and does no harm.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
}

/** Waits for the first key or touch and then allows sounds. */
export function startSound(): void {
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    addEventListener(gesture, unlock, { once: true, capture: true });
  }
}

/** Plays a sound, if sounds are switched on and the browser allows them. */
export function play(sound: Sound): void {
  if (!settings.sound || context?.state !== 'running') return;
  const now = context.currentTime;
  switch (sound) {
    case 'stone':
      click(context, now);
      return;
    case 'begin':
      notes(context, now, [440, 659.3]);
      return;
    case 'end':
      notes(context, now, [659.3, 523.3, 440]);
      return;
    case 'low-time':
      notes(context, now, [880]);
      return;
    case 'attention':
      notes(context, now, [587.3, 587.3]);
  }
}

/** Slate on wood: a knock of filtered noise and the short hum of the board under it. */
function click(audio: AudioContext, start: number): void {
  const seconds = 0.05;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * Math.exp((-9 * i) / samples.length);
  }
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2600, Q: 1.1 });
  noise
    .connect(band)
    .connect(new GainNode(audio, { gain: 0.5 }))
    .connect(audio.destination);
  noise.start(start);

  const hum = new OscillatorNode(audio, { type: 'sine', frequency: 240 });
  hum.frequency.exponentialRampToValueAtTime(150, start + seconds);
  hum.connect(fading(audio, start, 0.22, seconds + 0.03)).connect(audio.destination);
  hum.start(start);
  hum.stop(start + seconds + 0.04);
}

/** Soft notes one after the other, in hertz. */
function notes(audio: AudioContext, start: number, pitches: readonly number[]): void {
  pitches.forEach((frequency, index) => {
    const at = start + index * 0.16;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
    tone.connect(fading(audio, at, 0.09, 0.4)).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.45);
  });
}

/** A volume that rises at once to `peak` and dies away within `seconds`. */
function fading(audio: AudioContext, start: number, peak: number, seconds: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(peak, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  return gain;
}
