import type { Beat } from '../beats.ts';
import { textKey } from '../chance/hash.ts';
import type { Fixture } from '../fixtures.ts';
import type { GamePlan } from '../game.ts';
import type { MarketPlan } from '../markets/marketPlan.ts';
import { exchangePricing, ratePricing } from '../prices/pricing.ts';
import { BOOKMAKER_REMARK } from '../prices/ratePrices.ts';
import { LISTED_AHEAD_MS } from '../prices/ticks.ts';
import { asPlayed } from './callOff.ts';
import { exchangeChances } from './chances.ts';
import { type ExchangeFrame, furtherSoccerMarkets } from './furtherMarkets.ts';
import type { Model } from './model/model.ts';
import { opinionOn } from './opinions.ts';
import { SOCCER_RULES } from './rules.ts';
import type { SoccerPlay, SoccerState } from './state.ts';

/** Each line's whole goals, and its money relative to the line of 2.5, which draws the most. */
const GOAL_LINES = [
  [0, 0.15],
  [1, 0.55],
  [2, 1],
  [3, 0.4],
  [4, 0.22],
] as const;
const WOBBLE = 0.03;

export function soccerMarkets(
  fixture: Fixture,
  play: SoccerPlay,
  beats: readonly Beat[],
  model: Model,
): Pick<GamePlan, 'matchOdds' | 'otherMarkets'> {
  const { gameId, startsAt, competition } = fixture;
  const { states, endsAt } = play;
  const last = states.at(-1);
  const chances = exchangeChances(model);
  const listedAt = startsAt - LISTED_AHEAD_MS;
  const depth = competition.isLeading ? 60_000 : 18_000;

  const of = (work: (state: SoccerState) => number[]) => (index: number) => {
    const state = states[index];
    return state ? work(state) : [];
  };
  /** When the score first decides the market, or full time. */
  const decidedAt = (decides: (state: SoccerState) => boolean) =>
    states.find(decides)?.at ?? endsAt;
  const exchange: ExchangeFrame = (id, depthNaira, everyTicks, work) => {
    const marketId = `${gameId}:${id}`;
    const opinion = opinionOn(id, everyTicks, fixture.key);
    const book = {
      key: textKey(marketId, fixture.key),
      ...(opinion && { opinion }),
      depthNaira,
      wobble: WOBBLE,
    };
    return {
      marketId,
      listedAt,
      opensAt: listedAt,
      closesAt: endsAt,
      beats,
      everyTicks,
      prices: exchangePricing(book, of(work)),
      turnoverNaira: depthNaira / 40,
    };
  };

  const runners = [
    { runnerId: 'home', name: fixture.home },
    { runnerId: 'draw', name: 'The Draw' },
    { runnerId: 'away', name: fixture.away },
  ];
  const lead = (last?.home ?? 0) - (last?.away ?? 0);
  const winner = {
    kind: 'winner',
    runnerId: lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw',
  } as const;

  const matchOdds: MarketPlan = {
    ...exchange('mo', depth, 1, chances.result),
    kind: 'match_odds',
    name: 'Match Odds',
    rules: SOCCER_RULES.match_odds,
    runners,
    outcome: winner,
  };
  const bookmaker = (): MarketPlan => ({
    ...matchOdds,
    marketId: `${gameId}:bm`,
    kind: 'bookmaker',
    name: 'Bookmaker',
    rules: SOCCER_RULES.bookmaker,
    remark: BOOKMAKER_REMARK,
    everyTicks: 0,
    prices: ratePricing(of(chances.result)),
  });
  const goals = ([line, share]: (typeof GOAL_LINES)[number]): MarketPlan => {
    const isOver = (state: SoccerState) => state.home + state.away > line;
    return {
      ...exchange(`ou${line}5`, (depth / 3) * share, 8, chances.goals(line)),
      kind: 'over_under',
      name: `Over/Under ${line}.5 Goals`,
      rules: SOCCER_RULES.over_under,
      runners: [
        { runnerId: 'under', name: `Under ${line}.5 Goals` },
        { runnerId: 'over', name: `Over ${line}.5 Goals` },
      ],
      closesAt: decidedAt(isOver),
      outcome: { kind: 'winner', runnerId: last && isOver(last) ? 'over' : 'under' },
    };
  };
  const haveBothScored = (state: SoccerState) => state.home > 0 && state.away > 0;
  const bothToScore = (): MarketPlan => ({
    ...exchange('bts', depth / 4, 10, chances.bothScore),
    kind: 'both_to_score',
    name: 'Both Teams to Score',
    rules: SOCCER_RULES.both_to_score,
    runners: [
      { runnerId: 'yes', name: 'Yes' },
      { runnerId: 'no', name: 'No' },
    ],
    closesAt: decidedAt(haveBothScored),
    outcome: { kind: 'winner', runnerId: last && haveBothScored(last) ? 'yes' : 'no' },
  });
  return {
    matchOdds: asPlayed(matchOdds, play),
    otherMarkets: () =>
      [
        ...(competition.isLeading ? [bookmaker()] : []),
        ...GOAL_LINES.map(goals),
        bothToScore(),
        ...(competition.isLeading ? furtherSoccerMarkets(fixture, play, exchange, chances) : []),
      ].map((plan) => asPlayed(plan, play)),
  };
}
