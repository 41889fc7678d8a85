import { placeMatchOddsBet } from '../../src/contract/betting/bets.ts';
import { getEvent } from '../../src/contract/betting/catalogue.ts';
import { cancelBet, changeBet } from '../../src/contract/betting/orders.ts';
import { getStatement } from '../../src/contract/cashier/statement.ts';
import { type Refusals, scenario } from './given.ts';
import { goodOrder, refusedBet, refusedIn, waitingOrder } from './goodBets.ts';

/** Provokes the refusals of bets. */
export const betRefusals = {
  'price-moved': (now) => {
    scenario(now, 'odds-moving');
    return refusedBet(now);
  },
  'market-suspended': (now) => refusedIn(now, 'suspended'),
  'ball-running': (now) => refusedIn(now, 'ball_running'),
  'market-closed': (now) => refusedIn(now, 'closed'),
  unmatched: (now) => refusedBet(now, () => ({ stake: 240_000_00 })),
  'least-part': (now) => refusedBet(now, () => ({ price: 990_00, rest: 'keep', least: 500_00 })),
  'own-order': async (now) => {
    const { bet, order } = await waitingOrder(now);
    const lay = { ...order, side: 'lay' as const, price: bet.priceAsked };
    return now.app.refusal(placeMatchOddsBet, lay, now.adaeze);
  },
  'not-waiting': async (now) => {
    const { bet } = await now.app.call(placeMatchOddsBet, await goodOrder(now), now.adaeze);
    return now.app.refusal(changeBet, { betId: bet.betId, stake: 500_00 }, now.adaeze);
  },
  'unknown-bet': (now) => now.app.refusal(cancelBet, { betId: 'B0' }, now.adaeze),
  'runner-removed': async (now) => {
    const good = await goodOrder(now);
    const { world } = now.app.backend.context.operator;
    now.app.backend.context.operator.world = {
      ...world,
      event(gameId, at) {
        const game = world.event(gameId, at);
        for (const { runners } of game?.markets ?? []) {
          for (const runner of runners) runner.status = 'removed';
        }
        return game;
      },
      market(marketId, at) {
        const market = world.market(marketId, at);
        for (const runner of market?.runners ?? []) runner.status = 'removed';
        return market;
      },
    };
    return now.app.refusal(placeMatchOddsBet, good, now.adaeze);
  },
  'position-changed': (now) =>
    refusedBet(now, () => ({ position: [{ outcome: 'x', result: 1_00 }] })),
  'below-min': (now) => refusedBet(now, () => ({ stake: 99_00 })),
  'above-max': (now) => refusedBet(now, () => ({ stake: 600_000_00 })),
  'not-whole-naira': (now) => refusedBet(now, () => ({ stake: 1000_50 })),
  'off-ladder': (now) => refusedBet(now, () => ({ price: 1003 })),
  'not-enough-available': (now) => {
    scenario(now, 'low-balance');
    return refusedBet(now);
  },
  'duplicate-reference': async (now) => {
    const good = await goodOrder(now);
    const sent = { ...now.adaeze, key: 'k' };
    await now.app.call(placeMatchOddsBet, good, sent);
    return now.app.refusal(placeMatchOddsBet, { ...good, stake: 2000_00 }, sent);
  },
  'session-ended': ({ app }) => app.refusal(getStatement, { from: '2026-01-01', to: '2026-01-02' }),
  'unknown-market': (now) => refusedBet(now, () => ({ runnerId: 'nobody' })),
  'unknown-event': ({ app }) => app.refusal(getEvent, { gameId: 'none' }),
} satisfies Partial<Refusals>;
