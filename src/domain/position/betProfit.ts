import type { StatementLine } from '../../contract/cashier/statement.ts';

type BetLine = Pick<
  StatementLine,
  'kind' | 'amount' | 'reference' | 'remark' | 'product' | 'sportId' | 'isOpen'
>;

/** What bets came to, in kobo: their results, and the commission that was taken of them. */
export interface BetProfit {
  resultKobo: number;
  /** Never above zero. */
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

/** Whether a line is a part of what betting won or lost; deposits, bonuses and open stakes are not. */
export function isBetLine({ kind, isOpen }: Pick<BetLine, 'kind' | 'isOpen'>): boolean {
  return KINDS.includes(kind) && !isOpen;
}

/** What is staked on sportsbook bets that are not settled yet, in kobo. */
export function openStakes(lines: readonly Pick<BetLine, 'amount' | 'isOpen'>[]): number {
  return lines.reduce((sum, { amount, isOpen }) => (isOpen ? sum - amount : sum), 0);
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

/** All betting lines in one. */
export function betProfit(lines: readonly BetLine[]): BetProfit {
  return lines.filter(isBetLine).reduce(plus, NOTHING);
}

/** By market, the last one settled first; a corrected result is a part of its market's. */
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

/** What a line was bet on, where it has a sport; else its product, or nothing that is known. */
export type ProfitSubject = BetLine['sportId'] | BetLine['product'];

/** By sport; what has none (a casino round, a coupon of several) by its product. */
export function profitBySubject(lines: readonly BetLine[]): Map<ProfitSubject, BetProfit> {
  const subjects = new Map<ProfitSubject, BetProfit>();
  for (const line of lines) {
    if (!isBetLine(line)) continue;
    const subject = line.sportId ?? line.product;
    subjects.set(subject, plus(subjects.get(subject) ?? NOTHING, line));
  }
  return subjects;
}
