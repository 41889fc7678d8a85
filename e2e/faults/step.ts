import fc from 'fast-check';
import { type Mode, modes } from './answerVisit.ts';

/**
 * Something that happens to the phone, the network or the server. `tab` indexes the open tabs, wrapping
 * around.
 */
export type Step =
  | { act: 'browse'; tab: number; links: number[] }
  /** `poison` is the status that the server will always answer, or 0. */
  | { act: 'post'; tab: number; poison: (0 | 400 | 413 | 500)[] }
  | { act: 'openTab' }
  /** Right after a visit was begun. */
  | { act: 'closeTab'; tab: number; link: number }
  | { act: 'killWorker'; tab: number; link: number; afterMs: number }
  | { act: 'killBrowser'; tab: number; link: number; afterMs: number }
  | { act: 'network'; isOnline: boolean }
  | { act: 'server'; mode: Mode }
  | { act: 'sync'; isLastChance: boolean }
  | { act: 'comeOnline'; tab: number }
  | { act: 'pass'; ms: number };

const tab = fc.nat(3);
const link = fc.nat(60);
const afterMs = fc.constantFrom(0, 5, 20, 60, 200);
const poison = fc.constantFrom<(0 | 400 | 413 | 500)[]>(0, 0, 0, 0, 0, 0, 0, 400, 413, 500);

const weighed: { weight: number; arbitrary: fc.Arbitrary<Step> }[] = [
  {
    weight: 9,
    arbitrary: fc.record({
      act: fc.constant('browse'),
      tab,
      links: fc.array(link, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('post'),
      tab,
      poison: fc.array(poison, { minLength: 1, maxLength: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('openTab') }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('closeTab'), tab, link }) },
  { weight: 7, arbitrary: fc.record({ act: fc.constant('killWorker'), tab, link, afterMs }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('killBrowser'), tab, link, afterMs }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('network'), isOnline: fc.boolean() }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ act: fc.constant('server'), mode: fc.constantFrom(...modes) }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('sync'), isLastChance: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('comeOnline'), tab }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('pass'),
      ms: fc.constantFrom(2000, 60_000, 900_000),
    }),
  },
];

/** Draws random steps; the same seed gives the same steps. */
export function drawSteps(seed: number, count: number): Step[] {
  return fc.sample(fc.oneof(...weighed), { seed, numRuns: count });
}
