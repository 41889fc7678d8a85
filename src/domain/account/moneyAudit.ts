import { statementFault } from './statement.ts';

interface AuditLine {
  lineId: number;
  kind: string;
  amount: number;
  balance: number;
  reference: string;
  remark: string;
}

/** Money by market, in kobo. */
interface MarketMoney {
  marketId: string;
  name: string;
  kobo: number;
}

/** What the server states, and the bets it should follow from. All in kobo. */
export interface AuditBooks {
  statement: { opening: number; closing: number; lines: readonly AuditLine[] };
  balanceKobo: number;
  /** The exposures stated by the server, and those computed from the open bets. */
  exposures: { stated: readonly MarketMoney[]; computed: readonly MarketMoney[] };
  exposureKobo: number;
  /** Results of settled bets, for markets whose every bet is known; undefined when that holds for none. */
  results: readonly MarketMoney[] | undefined;
}

export type AuditSubject = 'lines' | 'balance' | 'results' | 'exposure';

export interface AuditCheck {
  subject: AuditSubject;
  /** How many lines, markets or figures were compared. */
  count: number;
  /** The first figure that does not add up. */
  fault?: { where: string; statedKobo: number; expectedKobo: number };
}

/** Recomputes balance, results and exposure from ledger and bets, and reports what does not add up. */
export function auditMoney(books: AuditBooks): AuditCheck[] {
  return [
    checkLines(books),
    checkBalance(books),
    ...(books.results ? [checkResults(books.results, books.statement.lines)] : []),
    checkExposure(books),
  ];
}

function checkLines({ statement }: AuditBooks): AuditCheck {
  const check: AuditCheck = { subject: 'lines', count: statement.lines.length };
  const fault = statementFault(statement);
  if (!fault) return check;
  const line = statement.lines.find(({ lineId }) => lineId === fault.lineId);
  const where = line ? `Line ${line.lineId}, ${line.remark}` : 'The closing balance';
  return { ...check, fault: { ...fault, where } };
}

function checkBalance({ statement, balanceKobo }: AuditBooks): AuditCheck {
  return withFault('balance', 1, 'Your balance', balanceKobo, statement.closing);
}

function checkResults(results: readonly MarketMoney[], lines: readonly AuditLine[]): AuditCheck {
  const posted = new Map<string, number>();
  for (const { kind, reference, amount } of lines) {
    if (kind !== 'bet-result' && kind !== 'bet-correction') continue;
    posted.set(reference, (posted.get(reference) ?? 0) + amount);
  }
  for (const { marketId, name, kobo } of results) {
    const stated = posted.get(marketId) ?? 0;
    if (stated !== kobo) return withFault('results', results.length, name, stated, kobo);
  }
  return { subject: 'results', count: results.length };
}

function checkExposure({ exposures, exposureKobo }: AuditBooks): AuditCheck {
  const { stated, computed } = exposures;
  const markets = new Map([...stated, ...computed].map((market) => [market.marketId, market.name]));
  const of = (list: readonly MarketMoney[], id: string) =>
    list.find(({ marketId }) => marketId === id)?.kobo ?? 0;
  for (const [id, name] of markets) {
    if (of(stated, id) !== of(computed, id)) {
      return withFault('exposure', markets.size, name, of(stated, id), of(computed, id));
    }
  }
  const total = computed.reduce((sum, { kobo }) => sum + kobo, 0);
  return withFault('exposure', markets.size, 'Your exposure in all', exposureKobo, total);
}

function withFault(
  subject: AuditSubject,
  count: number,
  where: string,
  statedKobo: number,
  expectedKobo: number,
): AuditCheck {
  if (statedKobo === expectedKobo) return { subject, count };
  return { subject, count, fault: { where, statedKobo, expectedKobo } };
}
