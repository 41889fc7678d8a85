import { call } from '../../api/call.ts';
import type { Bet } from '../../contract/betting/bets.ts';
import { getStatement } from '../../contract/cashier/statement.ts';
import { getBalance, getExposure } from '../../contract/cashier/wallet.ts';
import { type AuditBooks, type AuditCheck, auditMoney } from '../../domain/account/moneyAudit.ts';
import { type DayRange, lastDays } from '../../domain/time/dayRange.ts';
import { startOfLagosDay } from '../../domain/time/lagosTime.ts';
import { ask } from '../../realtime/transport.ts';
import { type BetPage, betList } from '../../state/bets/bets.ts';
import { exposureIn, marketOf, standingIn } from '../../state/bets/betsPosition.ts';
import { freshData } from '../../state/lists/freshData.ts';
import { whenLive } from '../../state/session/connection.ts';
import { type ToldChain, tellChain } from './tellChain.ts';

/** The longest statement, so the ledger is read this far back. */
const DAYS = 92;
/** The check waits this long for the socket, which alone tells the balance. */
const SOCKET_LIMIT_MS = 7000;

interface SelfCheck {
  checks: AuditCheck[];
  chain: ToldChain | undefined;
}

/** Fetches everything and recomputes it. If money moved between two reads, reads once more. */
export async function selfCheck(): Promise<SelfCheck> {
  let checks = auditMoney(await readBooks());
  if (checks.some(({ fault }) => fault)) checks = auditMoney(await readBooks());
  return { checks, chain: await tellChain() };
}

async function readBooks(): Promise<AuditBooks> {
  const range = lastDays(DAYS, Date.now());
  // Opened at once after a start, the check is here before the socket is.
  await whenLive(SOCKET_LIMIT_MS);
  const [open, settled] = await Promise.all([freshPage('open'), freshPage('settled')]);
  const [statement, balance, stated] = await Promise.all([
    call(getStatement, { ...range }, { quiet: true }),
    ask(getBalance, {}),
    call(getExposure, {}, { quiet: true }),
  ]);
  if (balance.status !== 'success' || !balance.data) throw new Error('no balance');
  return {
    statement,
    balanceKobo: balance.data.balance,
    exposures: {
      stated: stated.markets.map(({ marketId, eventName, marketName, exposure }) => ({
        marketId,
        name: `${eventName}, ${marketName}`,
        kobo: exposure,
      })),
      computed: ofMarkets(open.bets, (bets) =>
        exposureIn(marketOf(bets), standingIn(bets[0].marketId, bets)),
      ),
    },
    exposureKobo: stated.exposureAmount,
    results: settledResults(settled, range),
  };
}

const freshPage = (group: 'open' | 'settled'): Promise<BetPage> => freshData(betList(group));

/**
 * The results of markets whose bets were all placed within the ledger's days, because all their lines are
 * there then. Undefined when the player has more bets than this device holds.
 */
function settledResults({ bets, total }: BetPage, { from }: DayRange): AuditBooks['results'] {
  if (bets.length < total) return undefined;
  const start = startOfLagosDay(from);
  const older = new Set(bets.filter((bet) => bet.placedAt < start).map((bet) => bet.marketId));
  const judged = bets.filter(({ marketId }) => !older.has(marketId));
  return ofMarkets(judged, (ofMarket) => ofMarket.reduce((sum, { result = 0 }) => sum + result, 0));
}

function ofMarkets(bets: readonly Bet[], koboOf: (bets: readonly [Bet, ...Bet[]]) => number) {
  const markets = new Map<string, [Bet, ...Bet[]]>();
  for (const bet of bets) {
    const known = markets.get(bet.marketId);
    if (known) known.push(bet);
    else markets.set(bet.marketId, [bet]);
  }
  return [...markets].map(([marketId, ofMarket]) => ({
    marketId,
    name: `${ofMarket[0].eventName}, ${ofMarket[0].marketName}`,
    kobo: koboOf(ofMarket),
  }));
}
