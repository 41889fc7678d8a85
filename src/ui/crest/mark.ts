import { initials } from '../../domain/text/initials.ts';
import { emblemOf } from '../../lib/crest/emblems.ts';
import { seedOf } from '../../lib/seedOf.ts';
import { type MarkEmblem, spokenMark } from './markEmblems.ts';

/** Deep enough for white letters (Kit.css). */
export const TONES = ['wine', 'bottle', 'teal', 'royal', 'navy', 'violet', 'earth', 'red'] as const;
export type Tone = (typeof TONES)[number];

interface MarkParts {
  letters: string;
  tone: Tone;
  emblem: MarkEmblem;
}

/** What stands for a league, a provider, a person or a way to pay: no sign of anybody else's. */
export function markOf(name: string): MarkParts {
  const seed = seedOf(name);
  return {
    letters: initials(name),
    tone: TONES[seed % TONES.length] ?? 'navy',
    emblem: spokenMark(name) ?? emblemOf(name, Math.floor(seed / TONES.length)),
  };
}
