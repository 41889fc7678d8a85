import { EMBLEMS, type Emblem } from '../../lib/crest/emblems.ts';

/** What marks show besides the emblems of crests, which stay as players know them: filled paths on 24 × 24. */
const OWN = {
  beads:
    'M12 0a3 3 0 1 0 .01 0zM19 3a3 3 0 1 0 .01 0zM21 10a3 3 0 1 0 .01 0zM18 17a3 3 0 1 0 .01 0zM5 3a3 3 0 1 0 .01 0zM3 10a3 3 0 1 0 .01 0zM6 17a3 3 0 1 0 .01 0zM12 17a3.5 3.5 0 1 0 .01 0z',
  bell: 'M12 1a2 2 0 0 1 2 2.5c3.5 1 5 3.5 5 7 0 3.5 1 5.5 2.5 6.5v1.5h-19V17C4 16 5 14 5 10.5c0-3.5 1.5-6 5-7A2 2 0 0 1 12 1zM9 20h6a3 3 0 0 1-6 0z',
  bus: 'M3 3h18a2 2 0 0 1 2 2v12H1V5a2 2 0 0 1 2-2zM4 7v5h4V7zM10 7v5h4V7zM16 7v5h4V7zM6 17a3 3 0 1 0 .01 0zM18 17a3 3 0 1 0 .01 0z',
  cup: 'M4 2h16l-2 20H6zM6.5 5l.5 5h10l.5-5z',
  die: 'M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zM7 5a2 2 0 1 0 .01 0zM17 5a2 2 0 1 0 .01 0zM12 10a2 2 0 1 0 .01 0zM7 15a2 2 0 1 0 .01 0zM17 15a2 2 0 1 0 .01 0z',
  drop: 'M12 0c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15z',
  gem: 'M6 3h12l5 7-11 12L1 10zM8 5l-3 4h14l-3-4z',
  house: 'M12 1L0 11h3v11h7v-7h4v7h7V11h3z',
  moon: 'M15 1a11 11 0 1 0 8 15A9 9 0 0 1 15 1z',
  plane:
    'M22 2c-1-1-3-.5-4.5 1L14 6.5 3.5 4.5l-2 2L10 11l-3.5 4-3.5-.5L1.5 16l4 2.5 2.5 4L9.5 21 9 17.5l4-3.5 4.5 8.5 2-2-2-11L21 6.5C22.5 5 23 3 22 2z',
  ring: 'M12 1a11 11 0 1 0 .01 0zM12 5a7 7 0 1 0 .01 0zM12 9a3 3 0 1 0 .01 0z',
  ticket: 'M1 5h22v4a3 3 0 0 0 0 6v4H1v-4a3 3 0 0 0 0-6zM14 7v10h2V7z',
  wind: 'M0 6h13a2 2 0 1 0-2-2H8a5 5 0 1 1 5 5H0zM0 11h18a5 5 0 1 1-5 5h3a2 2 0 1 0 2-2H0z',
} as const;

export const MARK_EMBLEMS = { ...EMBLEMS, ...OWN } as const;

export type MarkEmblem = Emblem | keyof typeof OWN;

/** Words of a name that stand for one of them. */
const WORDS: readonly (readonly [RegExp, MarkEmblem])[] = [
  [/\bbead/i, 'beads'],
  [/\bbell/i, 'bell'],
  [/\bbus/i, 'bus'],
  [/zobo|palm wine/i, 'cup'],
  [/\bdye/i, 'drop'],
  [/\bsalt/i, 'gem'],
  [/roof/i, 'house'],
  [/midnight|moon/i, 'moon'],
  [/^jet/i, 'plane'],
  [/^aura/i, 'ring'],
  [/^bet/i, 'ticket'],
  [/harmattan|wind\b/i, 'wind'],
  [/lagoon/i, 'wave'],
  [/meridian/i, 'sun'],
  [/\bearth/i, 'mountain'],
  [/weaver bird/i, 'bird'],
  [/\bgames$/i, 'die'],
];

/** What a name speaks of among the pictures of marks alone. */
export function spokenMark(name: string): MarkEmblem | undefined {
  return WORDS.find(([word]) => word.test(name))?.[1];
}
