import type { StatementLine } from '../../contract/cashier/statement.ts';
import type { WinView } from './commission.ts';

type BetLine = Pick<
  StatementLine,
  'kind' | 'amount' | 'reference' | 'remark' | 'product' | 'sportId' | 'isOpen'
>;

/** The results of bets in kobo, and the commission taken on them. */
export interface BetProfit {
  resultKobo: number;
  /** Zero or negative. */
  commissionKobo: number;
  netKobo: number;
}

export interface MarketProfit extends BetProfit {
  marketId: string;
  name: string;
  product: BetLine['product'];
  sportId: BetLine['sportId'];
}

const KINDS: readonly StatementLine['kind'][] = [
  'bet-result',
  'bet-correction',
  'commission',
  'bet-stake',
  'bet-refund',
  'bet-return',
  'multiple-bonus',
  'cash-out',
  'game-stake',
  'game-return',
];

/** Whether a ledger line belongs to the betting result; deposits, bonuses and what is open do not. */
export function isBetLine({ kind, isOpen }: Pick<BetLine, 'kind' | 'isOpen'>): boolean {
  return KINDS.includes(kind) && !isOpen;
}

/** Whether a ledger line is of a bet, round or ticket that is not settled yet. */
export function isOpenLine({ kind, isOpen }: Pick<BetLine, 'kind' | 'isOpen'>): boolean {
  return KINDS.includes(kind) && isOpen === true;
}

/** Whether a line counts in a result as every page shows it. */
export function isShownLine(line: Pick<BetLine, 'kind' | 'isOpen'>, { isGross }: WinView): boolean {
  return isBetLine(line) && !(isGross && line.kind === 'commission');
}

/** A result as every page shows it. */
export function shownBetProfit({ resultKobo, netKobo }: BetProfit, { isGross }: WinView): number {
  return isGross ? resultKobo : netKobo;
}

const NOTHING: BetProfit = { resultKobo: 0, commissionKobo: 0, netKobo: 0 };

function plus(sum: BetProfit, { kind, amount }: BetLine): BetProfit {
  const isCommission = kind === 'commission';
  return {
    resultKobo: sum.resultKobo + (isCommission ? 0 : amount),
    commissionKobo: sum.commissionKobo + (isCommission ? amount : 0),
    netKobo: sum.netKobo + amount,
  };
}

/** The total of all betting lines. */
export function betProfit(lines: readonly BetLine[]): BetProfit {
  return lines.filter(isBetLine).reduce(plus, NOTHING);
}

/** Results by market, the last settled first. A correction counts with its market. */
export function profitByMarket(lines: readonly BetLine[]): MarketProfit[] {
  const markets = new Map<string, MarketProfit>();
  for (const line of [...lines].reverse()) {
    if (!isBetLine(line)) continue;
    const { reference, remark, product, sportId } = line;
    const known = markets.get(reference);
    const head = known ?? { marketId: reference, name: remark, product, sportId, ...NOTHING };
    markets.set(reference, { ...head, ...plus(head, line) });
  }
  return [...markets.values()];
}

/** The sport that was bet on, else the product; undefined when neither is known. */
export type ProfitSubject = BetLine['sportId'] | BetLine['product'];

/** Results by sport, or by product where there is no sport (a casino round, a coupon on several). */
export function profitBySubject(lines: readonly BetLine[]): Map<ProfitSubject, BetProfit> {
  const subjects = new Map<ProfitSubject, BetProfit>();
  for (const line of lines) {
    if (!isBetLine(line)) continue;
    const subject = line.sportId ?? line.product;
    subjects.set(subject, plus(subjects.get(subject) ?? NOTHING, line));
  }
  return subjects;
}
