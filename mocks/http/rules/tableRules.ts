import { placed } from '../../domain/bets/placedFor.ts';
import { tablesOf } from '../../domain/casino/tables.ts';
import { virtualsOf } from '../../domain/casino/virtuals.ts';
import { marketNow, roundNow } from '../../domain/fixtures.ts';
import { showBook } from '../../domain/orders/book.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';

/** Live card tables and the virtual league. */
export const tableRules = {
  listTables: ({ house, at }) => {
    const tables = tablesOf(house);
    const now = tables.tableIds.flatMap((tableId) => tables.at(tableId, at)?.table ?? []);
    return { asOf: at, tables: now };
  },
  getTable: ({ house, input: { tableId }, at }) => {
    const now = tablesOf(house).at(tableId, at);
    if (!now) throw new Refusal('unknown-table', 'Table not found', { status: 404 });
    const { table, market, changesAt } = now;
    return { asOf: at, table, market: marketNow(house, market.marketId, at) ?? market, changesAt };
  },
  getVirtuals: ({ house, at }) => {
    const { round, last, standings, changesAt } = virtualsOf(house).now(at);
    const matches = round.matches.map((match) => ({
      ...match,
      markets: (roundNow(house, match.gameId, at)?.markets ?? match.markets).map((market) =>
        showBook(house, market, at),
      ),
    }));
    return { asOf: at, round: { ...round, matches }, last, standings, changesAt };
  },
  placeTableBet: ({ house, player, input, key }) => placed(house, player, 'casino', input, key),
} satisfies SomeRules;
