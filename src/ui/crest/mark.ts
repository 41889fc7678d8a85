import { initials } from '../../domain/text/initials.ts';
import { seedOf } from '../../lib/seedOf.ts';

/** Deep enough for white letters (Kit.css). */
export const TONES = ['wine', 'bottle', 'teal', 'royal', 'navy', 'violet', 'earth', 'red'] as const;
type Tone = (typeof TONES)[number];

/** The letters and the colour that stand for a league, a provider or a way to pay: no sign of anybody else's. */
export function markOf(name: string): { letters: string; tone: Tone } {
  return { letters: initials(name), tone: TONES[seedOf(name) % TONES.length] ?? 'navy' };
}
