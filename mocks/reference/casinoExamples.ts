import { playMarketDay } from '../../src/contract/casino/casino.ts';
import { getTable } from '../../src/contract/casino/tables.ts';
import { asAdaeze, type Examples, nothing } from './example.ts';
import type { Given } from './given.ts';

/** Example calls: games and tables. */
export const casinoExamples = {
  listRounds: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      await app.call(playMarketDay, { stake: 100_00, clientSeed: 'adaeze' }, adaeze);
      return {};
    },
  },
  getMarketDay: asAdaeze,
  playMarketDay: { as: 'adaeze', input: () => ({ stake: 100_00, clientSeed: 'adaeze' }) },
  revealMarketDay: asAdaeze,
  launchProvider: { as: 'adaeze', input: () => ({ provider: 'betby' }) },
  launchGame: { as: 'adaeze', input: () => ({ gameCode: 'kingmaker-river-crown' }) },

  listTables: { as: 'guest', input: nothing },
  getTable: { as: 'guest', input: () => ({ tableId: 'aura-dragon-tiger-live' }) },
  placeTableBet: {
    as: 'adaeze',
    async input({ app }) {
      const { market, table } = await openTable(app);
      const [runner] = market.runners;
      const [level] = runner?.back ?? [];
      return {
        gameId: table.tableId,
        marketId: market.marketId,
        runnerId: runner?.runnerId ?? '',
        side: 'back',
        price: level?.[0] ?? 0,
        stake: 500_00,
        version: market.version,
        onPriceChange: 'better',
      };
    },
  },
} satisfies Partial<Examples>;

/** A table that takes bets: in its next round, unless that has just begun. */
async function openTable({ call, backend }: Given['app']) {
  const tableId = 'aura-dragon-tiger-live';
  const now = await call(getTable, { tableId });
  if (now.market.status === 'open') return now;
  backend.control.run('clock', { advance: `${now.table.round.endsAt - now.asOf}ms` });
  return call(getTable, { tableId });
}
