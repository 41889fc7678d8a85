import { seedOf } from '../../lib/seedOf.ts';

/** Deep enough for white letters (Kit.css). */
export const TONES = ['wine', 'bottle', 'teal', 'royal', 'navy', 'violet', 'earth', 'red'] as const;
type Tone = (typeof TONES)[number];

/** Words that are no part of what people call it. */
const SMALL = /^(and|of|the|by|to|your|in|on)$/i;

/** The letters and the colour that stand for a league, a provider or a way to pay: no sign of anybody else's. */
export function markOf(name: string): { letters: string; tone: Tone } {
  const [first = '', second] =
    name.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !SMALL.test(word)) ?? [];
  const letters = second ? `${first[0]}${second[0]}` : first.slice(0, 2);
  return { letters: letters.toUpperCase(), tone: TONES[seedOf(name) % TONES.length] ?? 'navy' };
}
