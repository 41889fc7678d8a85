import { lobby } from '../../mocks/external/lobby.ts';
import { buyJackpotTicket, getJackpot } from '../../src/contract/betting/jackpot.ts';
import { playRound } from '../../src/contract/casino/casino.ts';
import { getTable } from '../../src/contract/casino/tables.ts';
import { asAdaeze, type Examples, nothing } from './example.ts';
import type { Given } from './given.ts';

const MARKET_DAY = {
  gameCode: 'oja-market-day',
  stake: 100_00,
  clientSeed: 'adaeze',
  choice: {},
};

/** A round of mines, which waits for its player. */
export function minesRound() {
  const game = lobby(0).games.find(({ maths }) => maths === 'mines-1');
  if (!game) throw new Error('the lobby has no mines');
  return { gameCode: game.gameCode, stake: 100_00, clientSeed: 'adaeze', choice: { mines: 3 } };
}

/** Example calls: games and tables. */
export const casinoExamples = {
  listRounds: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      await app.call(playRound, MARKET_DAY, adaeze);
      return {};
    },
  },
  launchProvider: { as: 'adaeze', input: () => ({ provider: 'betby' }) },
  getSeed: asAdaeze,
  playRound: { as: 'adaeze', input: () => MARKET_DAY },
  actInRound: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      const { round } = await app.call(playRound, minesRound(), adaeze);
      return { roundId: round.roundId, step: 0, action: { do: 'open', cell: 12 } };
    },
  },
  revealSeed: asAdaeze,

  getJackpot: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      await app.call(buyJackpotTicket, await jackpotTicket(app), { ...adaeze, key: 'jackpot' });
      return {};
    },
  },
  buyJackpotTicket: { as: 'adaeze', input: ({ app }) => jackpotTicket(app) },
  listTables: { as: 'guest', input: nothing },
  getVirtuals: { as: 'guest', input: nothing },
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

/** Home to win everywhere, and in the first match a draw as well. */
export async function jackpotTicket({ call }: Given['app']) {
  const { rounds } = await call(getJackpot, {});
  const picks = (rounds[0]?.matches ?? []).map((_, match) =>
    match === 0 ? (['home', 'draw'] as const) : (['home'] as const),
  );
  return { day: rounds[0]?.day ?? '', picks };
}
