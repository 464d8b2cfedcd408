/**
 * Short synthesised sounds: no files, nothing to load. Each game has a timbre of its own; each kind of sound means the
 * same in all games.
 */
export type Sound = 'die' | 'gain' | 'loss' | 'death' | 'arrival' | 'danger' | 'turn' | 'tick' | 'end';

/** The timbre of a game: its waveform, its pitch in semitones, and how long notes ring. */
export interface Timbre {
  wave: OscillatorType;
  shift: number;
  ring: number;
}

interface Note {
  /** Semitones above the A below middle C. */
  pitch: number;
  /** Start and duration in seconds. */
  at: number;
  long: number;
  loud: number;
  /** The glide of the pitch, in semitones. */
  slide?: number;
}

const A3 = 220;

const note = (pitch: number, at: number, long: number, loud = 1, slide = 0): Note => ({ pitch, at, long, loud, slide });

const NOTES: Record<Exclude<Sound, 'die'>, Note[]> = {
  gain: [note(12, 0, 0.09, 0.6), note(16, 0.07, 0.14, 0.6)],
  loss: [note(7, 0, 0.1, 0.6), note(3, 0.08, 0.2, 0.6)],
  death: [note(0, 0, 0.5, 1, -7), note(-12, 0.05, 0.6, 0.8, -5)],
  arrival: [note(4, 0, 0.1, 0.7), note(7, 0.09, 0.1, 0.7), note(12, 0.18, 0.2, 0.7)],
  danger: [note(-5, 0, 0.22, 0.9, 1), note(-4, 0.2, 0.3, 0.9, -1)],
  turn: [note(12, 0, 0.12, 0.8), note(19, 0.12, 0.3, 0.8)],
  tick: [note(24, 0, 0.04, 0.35)],
  end: [note(0, 0, 0.4), note(7, 0.18, 0.4), note(12, 0.36, 0.4), note(16, 0.54, 0.8)],
};
/** The times at which a die knocks on the table, ever more softly. */
const KNOCKS = [0, 0.07, 0.13, 0.18, 0.22];

function ring(context: BaseAudioContext, out: AudioNode, timbre: Timbre, { pitch, at, long, loud, slide = 0 }: Note): void {
  const now = context.currentTime + at;
  const frequency = A3 * 2 ** ((pitch + timbre.shift) / 12);
  const wave = context.createOscillator();
  wave.type = timbre.wave;
  wave.frequency.setValueAtTime(frequency, now);
  if (slide) wave.frequency.exponentialRampToValueAtTime(frequency * 2 ** (slide / 12), now + long);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, now);
  gain.gain.linearRampToValueAtTime(0.22 * loud, now + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0008, now + long * timbre.ring + 0.05);
  wave.connect(gain).connect(out);
  wave.start(now);
  wave.stop(now + long * timbre.ring + 0.06);
}

function roll(context: BaseAudioContext, out: AudioNode): void {
  for (const [index, at] of KNOCKS.entries()) {
    const now = context.currentTime + at;
    const frames = Math.floor(context.sampleRate * 0.03);
    const noise = context.createBuffer(1, frames, context.sampleRate);
    const samples = noise.getChannelData(0);
    // Noise that is the same each time, without a random number generator.
    for (let i = 0; i < frames; i++) samples[i] = (((i * 7919) % 257) / 128 - 1) * (1 - i / frames) ** 3;
    const source = context.createBufferSource();
    source.buffer = noise;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = 1400 + 300 * (index % 3);
    const gain = context.createGain();
    gain.gain.value = 0.5 * 0.75 ** index;
    source.connect(band).connect(gain).connect(out);
    source.start(now);
  }
}

/** Play a sound at a volume from 0 to 1. */
export function playSound(context: BaseAudioContext, sound: Sound, timbre: Timbre, volume: number): void {
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  if (sound === 'die') roll(context, out);
  else for (const one of NOTES[sound]) ring(context, out, timbre, one);
}
