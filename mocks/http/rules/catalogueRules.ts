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
  listEvents: ({ operator, input: { category }, at }) => {
    const events = eventsNow(operator, ({ sportId, startsAt }) =>
      category === 'inplay' ? startsAt <= at : sportId === SPORTS[category],
    ).filter(({ inPlay }) => inPlay || category !== 'inplay');
    const featured = operator.world.featured(at);
    const isHere = events.some(({ gameId }) => gameId === featured);
    return { asOf: at, events, ...(isHere && { featured }) };
  },
  getScorecard: ({ operator, input: { gameId }, at }) => {
    if (!operator.world.event(gameId, at)) throw unknownEvent();
    const scorecard = operator.world.scorecard(gameId, at);
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
  getMarketHistory: ({ operator, input: { marketId }, at }) => {
    const history = operator.world.history(marketId, at);
    if (history) return history;
    throw new Refusal('unknown-market', 'This market is not listed', { status: 404 });
  },
  getStatistics: ({ operator, input: { gameId }, at }) => {
    const statistics = operator.world.statistics(gameId, at);
    if (!statistics) throw unknownEvent();
    return { asOf: at, statistics };
  },
  getEvent: ({ operator, input, at }) => {
    const game = gameNow(operator, input.gameId, at);
    if (!game) throw unknownEvent();
    return { asOf: at, ...game };
  },
  getMatchSettings: ({ operator, input: { gameId }, at }) => {
    const game = gameNow(operator, gameId, at);
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
