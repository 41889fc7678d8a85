import type { SportId } from '../../../src/contract/betting/market.ts';
import { eventsNow, gameNow } from '../../domain/fixtures.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';

const SPORTS: Record<'soccer' | 'tennis' | 'cricket', SportId> = {
  soccer: 1,
  tennis: 2,
  cricket: 4,
};

/** The matches and their markets. */
export const catalogueRules = {
  listEvents: ({ house, input: { category }, at }) => {
    const events = eventsNow(house, ({ sportId, startsAt }) =>
      category === 'inplay' ? startsAt <= at : sportId === SPORTS[category],
    ).filter(({ inPlay }) => inPlay || category !== 'inplay');
    const featured = house.world.featured(at);
    const isHere = events.some(({ gameId }) => gameId === featured);
    return { asOf: at, events, ...(isHere && { featured }) };
  },
  getScorecard: ({ house, input: { gameId }, at }) => {
    if (!house.world.event(gameId, at)) throw unknownEvent();
    const scorecard = house.world.scorecard(gameId, at);
    return {
      asOf: at,
      ...(scorecard && {
        scorecard: {
          ...scorecard,
          batters: [...scorecard.batters],
          bowlers: [...scorecard.bowlers],
          lastSix: [...scorecard.lastSix],
        },
      }),
    };
  },
  getMarketHistory: ({ house, input: { marketId }, at }) => {
    const history = house.world.history(marketId, at);
    if (history) return history;
    throw new Refusal('unknown-market', 'This market is not listed', { status: 404 });
  },
  getStatistics: ({ house, input: { gameId }, at }) => {
    const statistics = house.world.statistics(gameId, at);
    if (!statistics) throw unknownEvent();
    return { asOf: at, statistics };
  },
  getEvent: ({ house, input, at }) => {
    const game = gameNow(house, input.gameId, at);
    if (!game) throw unknownEvent();
    return { asOf: at, ...game };
  },
  getMatchSettings: ({ house, input: { gameId }, at }) => {
    const game = gameNow(house, gameId, at);
    if (!game) throw unknownEvent();
    const settings = groupBy(game.markets, ({ kind }) => kind).map(([market]) => {
      const { kind, minStake, maxStake, delaySeconds, commissionPercent } = market;
      return { kind, minStake, maxStake, delaySeconds, commissionPercent };
    });
    return { gameId, settings };
  },
} satisfies SomeRules;

function unknownEvent(): Refusal {
  return new Refusal('unknown-event', 'This event is no longer listed', { status: 404 });
}
