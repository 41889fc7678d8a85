import type { Beat } from '../beats.ts';
import { textKey } from '../chance/hash.ts';
import type { Fixture } from '../fixtures.ts';
import type { MarketPlan } from '../markets/marketPlan.ts';
import { exchangePricing, ratePricing } from '../prices/pricing.ts';
import { BOOKMAKER_REMARK } from '../prices/ratePrices.ts';
import { LISTED_AHEAD_MS } from '../prices/ticks.ts';
import { createCricketChances } from './chances.ts';
import type { CricketPlay, CricketState } from './play.ts';
import { CRICKET_RULES } from './rules.ts';

const WOBBLE = 0.035;
const RAIN = { kind: 'void', reason: 'No result: rain' } as const;

/** The markets on the whole match. */
export function cricketMatchMarkets(fixture: Fixture, play: CricketPlay, beats: readonly Beat[]) {
  const { gameId, startsAt, key } = fixture;
  const chances = createCricketChances(play);
  const isHomeFirst = play.innings[0].batting === 'home';
  const depth = fixture.competition.isLeading ? 80_000 : 22_000;
  const of = (work: (state: CricketState) => number[]) => (index: number) => {
    const state = play.states[index];
    return state ? work(state) : [];
  };
  const winChances = of((state) => {
    const first = chances.firstWins(state);
    return isHomeFirst ? [first, 1 - first] : [1 - first, first];
  });
  const frame = (id: string, depthNaira: number, work: (state: number) => readonly number[]) => {
    const marketId = `${gameId}:${id}`;
    const book = { key: textKey(marketId, key), depthNaira, wobble: WOBBLE };
    return {
      marketId,
      listedAt: startsAt - LISTED_AHEAD_MS,
      opensAt: startsAt - LISTED_AHEAD_MS,
      closesAt: play.endsAt,
      beats,
      prices: exchangePricing(book, work),
      turnoverNaira: depthNaira / 40,
    };
  };
  const teams = [
    { runnerId: 'home', name: fixture.home },
    { runnerId: 'away', name: fixture.away },
  ];

  const matchOdds: MarketPlan = {
    ...frame('mo', depth, winChances),
    kind: 'match_odds',
    name: 'Match Odds',
    rules: play.overs > 20 ? CRICKET_RULES.matchOddsFifty : CRICKET_RULES.matchOddsTwenty,
    runners: teams,
    everyTicks: 1,
    outcome: play.winner
      ? { kind: 'winner', runnerId: play.winner }
      : play.isTied
        ? { kind: 'dead-heat', runnerIds: ['home', 'away'] }
        : RAIN,
  };
  const bookmaker = (lockedBeats: readonly Beat[]): MarketPlan => ({
    ...matchOdds,
    marketId: `${gameId}:bm`,
    kind: 'bookmaker',
    name: 'Bookmaker',
    rules: CRICKET_RULES.bookmaker,
    remark: BOOKMAKER_REMARK,
    beats: lockedBeats,
    everyTicks: 0,
    prices: ratePricing(winChances),
    outcome: play.isTied ? { kind: 'void', reason: 'The match was tied' } : matchOdds.outcome,
  });
  const tiedMatch = (): MarketPlan => ({
    ...frame(
      'tie',
      depth / 8,
      of((state) => {
        const tie = chances.tie(state);
        return [tie, 1 - tie];
      }),
    ),
    kind: 'tied_match',
    name: 'Tied Match',
    rules: CRICKET_RULES.tiedMatch,
    runners: [
      { runnerId: 'yes', name: 'Yes' },
      { runnerId: 'no', name: 'No' },
    ],
    closesAt: play.isAbandoned ? play.endsAt : play.lastBallAt,
    everyTicks: 12,
    outcome: play.isAbandoned ? RAIN : { kind: 'winner', runnerId: play.isTied ? 'yes' : 'no' },
  });
  const toss = (): MarketPlan => ({
    ...frame('toss', depth / 8, () => [0.5, 0.5]),
    kind: 'toss',
    name: 'To Win the Toss',
    rules: CRICKET_RULES.toss,
    runners: teams,
    closesAt: play.tossAt,
    everyTicks: 3,
    outcome: { kind: 'winner', runnerId: play.tossWinner },
  });
  return {
    matchOdds,
    otherMarkets: (lockedBeats: readonly Beat[]) => [bookmaker(lockedBeats), tiedMatch(), toss()],
  };
}
