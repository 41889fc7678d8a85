import type { Beat } from '../beats.ts';
import type { Fixture } from '../fixtures.ts';
import type { CouponPlan } from '../markets/couponPlan.ts';
import { LISTED_AHEAD_MS } from '../prices/ticks.ts';
import { createCricketChances, normal } from './chances.ts';
import type { CricketPlay, CricketState } from './play.ts';

const EVERY_TICKS = 8;
/** Runs above and below the expected total, for a line on either side. */
const SPREAD = 15;

/** The house's markets on a match, from the same runs as the exchange's. */
export function cricketCoupons(
  { gameId, home, away, startsAt }: Fixture,
  play: CricketPlay,
  beats: readonly Beat[],
): CouponPlan[] {
  const chances = createCricketChances(play);
  const [innings] = play.innings;
  const [resources] = play.resources;
  const isHomeFirst = innings.batting === 'home';
  const frame = (id: string, closesAt: number, work: (state: CricketState) => number[]) => ({
    marketId: `${gameId}:f-${id}`,
    listedAt: startsAt - LISTED_AHEAD_MS,
    opensAt: startsAt - LISTED_AHEAD_MS,
    closesAt,
    beats,
    everyTicks: EVERY_TICKS,
    chances: (index: number) => {
      const state = play.states[index];
      return state ? work(state) : [];
    },
  });

  const resultOf = (side: 'home' | 'away') =>
    play.winner ? (play.winner === side ? 'won' : 'lost') : 'void';
  const winner: CouponPlan = {
    ...frame('ml', play.endsAt, (state) => {
      const first = chances.firstWins(state);
      return isHomeFirst ? [first, 1 - first] : [1 - first, first];
    }),
    kind: 'winner',
    name: 'Match winner',
    rules:
      'Which side wins the match, by a super over where there is one. Void when it is tied without one, and without a result.',
    selections: [
      { selectionId: 'home', name: '1', label: home, result: resultOf('home') },
      { selectionId: 'away', name: '2', label: away, result: resultOf('away') },
    ],
    ...(!play.winner && { voidReason: play.isTied ? 'The match was tied' : 'No result: rain' }),
  };
  const expected = Math.round(resources.mean(play.overs * 6, 0));
  const total = (runs: number, number: number): CouponPlan => ({
    ...frame(
      `runs${number}`,
      innings.endsAt,
      ({ innings: now, total: scored, wickets, ballsLeft }) => {
        const toCome = now === 0 ? resources.mean(ballsLeft, wickets) : 0;
        const variance = now === 0 ? resources.variance(ballsLeft, wickets) : 0;
        const over =
          scored > runs
            ? 1
            : normal((scored + toCome - runs - 0.5) / Math.sqrt(Math.max(variance, 0.25)));
        return [over, 1 - over];
      },
    ),
    kind: 'over_under',
    name: `First innings runs ${runs}.5`,
    rules: 'Runs of the side that bats first, extras included, penalty runs not.',
    selections: [
      {
        selectionId: 'over',
        name: `O${runs}.5`,
        label: `Over ${runs}.5 runs`,
        result: innings.total > runs ? 'won' : 'lost',
      },
      {
        selectionId: 'under',
        name: `U${runs}.5`,
        label: `Under ${runs}.5 runs`,
        result: innings.total > runs ? 'lost' : 'won',
      },
    ],
  });
  return [winner, ...[0, -SPREAD, SPREAD].map((by, index) => total(expected + by, index + 1))];
}
