import { placed } from '../../domain/bets/placedFor.ts';
import { tablesOf } from '../../domain/casino/tables.ts';
import { virtualsOf } from '../../domain/casino/virtuals.ts';
import { marketNow, roundNow } from '../../domain/fixtures.ts';
import { showBook } from '../../domain/orders/book.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';

/** Live card tables and the virtual league. */
export const tableRules = {
  listTables: ({ operator, at }) => {
    const tables = tablesOf(operator);
    const now = tables.tableIds.flatMap((tableId) => tables.at(tableId, at)?.table ?? []);
    return { asOf: at, tables: now };
  },
  getTable: ({ operator, input: { tableId }, at }) => {
    const now = tablesOf(operator).at(tableId, at);
    if (!now) throw new Refusal('unknown-table', 'Table not found', { status: 404 });
    const { table, market, changesAt } = now;
    return {
      asOf: at,
      table,
      market: marketNow(operator, market.marketId, at) ?? market,
      changesAt,
    };
  },
  getVirtuals: ({ operator, at }) => {
    const { round, last, standings, changesAt } = virtualsOf(operator).now(at);
    const matches = round.matches.map((match) => ({
      ...match,
      markets: (roundNow(operator, match.gameId, at)?.markets ?? match.markets).map((market) =>
        showBook(operator, market, at),
      ),
    }));
    return { asOf: at, round: { ...round, matches }, last, standings, changesAt };
  },
  placeTableBet: ({ operator, player, input, key }) =>
    placed(operator, player, 'casino', input, key),
} satisfies SomeRules;
