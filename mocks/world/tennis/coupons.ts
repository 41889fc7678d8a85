import type { LegResult } from '../../../src/contract/betting/coupon.ts';
import type { Beat } from '../beats.ts';
import type { Fixture } from '../fixtures.ts';
import type { CouponPlan } from '../markets/couponPlan.ts';
import { LISTED_AHEAD_MS } from '../prices/ticks.ts';
import { createTennisChances, setsWon } from './chances.ts';
import type { TennisPlay, TennisState } from './play.ts';

const EVERY_TICKS = 8;
const CERTAIN =
  'When a player retires it stands if it was certain before, and is void if it was not.';

/** The house's markets on a match, from the same sets as the exchange's. */
export function tennisCoupons(
  { gameId, home, away, startsAt }: Fixture,
  { serving, states, endsAt, retired }: TennisPlay,
  beats: readonly Beat[],
): CouponPlan[] {
  const last = states.at(-1);
  const chances = createTennisChances(serving);
  const [homeSets, awaySets] = last ? setsWon(last) : [0, 0];
  // One set all decides how many are played, and that nobody wins in two.
  const oneAll = states.find((state) => setsWon(state).join() === '1,1')?.at ?? endsAt;
  const frame = (id: string, closesAt: number, work: (state: TennisState) => number[]) => ({
    marketId: `${gameId}:f-${id}`,
    listedAt: startsAt - LISTED_AHEAD_MS,
    opensAt: startsAt - LISTED_AHEAD_MS,
    closesAt,
    beats,
    everyTicks: EVERY_TICKS,
    chances: (index: number) => {
      const state = states[index];
      return state ? work(state) : [];
    },
    ...(retired && { voidReason: `${retired === 'home' ? home : away} retired` }),
  });
  /** Void unless it was certain when play ended early. */
  const decided = (isWon: boolean, isLost: boolean): LegResult =>
    isWon ? 'won' : isLost ? 'lost' : 'void';

  const isPlayed = !retired || homeSets + awaySets > 0;
  const hasHomeWon = retired ? retired === 'away' : homeSets > awaySets;
  const winner: CouponPlan = {
    ...frame('ml', endsAt, chances.match),
    kind: 'winner',
    name: 'Match winner',
    rules:
      'Who wins the match. When a player retires after one set, the other has won; before that it is void.',
    selections: [
      {
        selectionId: 'home',
        name: '1',
        label: home,
        result: decided(isPlayed && hasHomeWon, isPlayed),
      },
      {
        selectionId: 'away',
        name: '2',
        label: away,
        result: decided(isPlayed && !hasHomeWon, isPlayed),
      },
    ],
  };
  const isThree = homeSets > 0 && awaySets > 0;
  const totalSets: CouponPlan = {
    ...frame('sets', oneAll, (state) => {
      const [, two = 0, three = 0] = chances.scores(state);
      return [two + three, 1 - two - three];
    }),
    kind: 'over_under',
    name: 'Total sets 2.5',
    rules: `Sets of the match. ${CERTAIN}`,
    selections: [
      {
        selectionId: 'over',
        name: 'O2.5',
        label: 'Three sets',
        result: decided(isThree, !retired),
      },
      {
        selectionId: 'under',
        name: 'U2.5',
        label: 'Two sets',
        result: decided(!isThree && !retired, isThree),
      },
    ],
  };
  // The likelier winner gives the other a set and a half.
  const [first] = states;
  const isHomeStronger = !first || (chances.match(first)[0] ?? 0) >= 0.5;
  const [strong, weak] = isHomeStronger ? [home, away] : [away, home];
  const [strongSets, weakSets] = isHomeStronger ? [homeSets, awaySets] : [awaySets, homeSets];
  const isStraight = strongSets === 2 && weakSets === 0;
  const strongId = isHomeStronger ? 'home' : 'away';
  const strongNumber = isHomeStronger ? 1 : 2;
  const handicap: CouponPlan = {
    ...frame('hc', oneAll, (state) => {
      const scores = chances.scores(state);
      const straight = (isHomeStronger ? scores[0] : scores[3]) ?? 0;
      return [straight, 1 - straight];
    }),
    kind: 'handicap',
    name: 'Set handicap 1.5',
    rules: `The result in sets with the sets that one player is given. ${CERTAIN}`,
    selections: [
      {
        selectionId: strongId,
        name: `${strongNumber} (−1.5)`,
        label: `${strong} −1.5 sets`,
        result: decided(isStraight, weakSets > 0),
      },
      {
        selectionId: isHomeStronger ? 'away' : 'home',
        name: `${3 - strongNumber} (+1.5)`,
        label: `${weak} +1.5 sets`,
        result: decided(weakSets > 0, isStraight),
      },
    ],
  };
  return [winner, totalSets, handicap];
}
