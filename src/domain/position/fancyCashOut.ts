import { pnlOfFills } from '../market/fills.ts';
import { fillsToClose } from '../market/fillsToClose.ts';
import type { DepthLevel } from '../market/matching.ts';
import type { PriceScale } from '../market/priceScale.ts';
import type { Side } from '../market/side.ts';
import { mulDiv } from '../money/mulDiv.ts';
import type { CashOutOrder, CashOutRefusal } from './cashOutTerms.ts';
import { bookLines, type FancyBet, fancyBook, pnlAt } from './fancyBook.ts';

/** What the house offers on a fancy now: a line for each side, and the money at its rates. */
export interface FancyOffer {
  isOpen: boolean;
  isPriceFresh: boolean;
  scale: PriceScale;
  line: { no: number; yes: number };
  back: readonly DepthLevel[];
  lay: readonly DepthLevel[];
}

export interface FancyCashOutQuote {
  /** The bet that does it: Yes is the back, No the lay. It may carry kobo. */
  order: Omit<CashOutOrder, 'runnerId'> & { line: number };
  /** The least that the bets come to with it, whatever the result. A fancy knows no commission. */
  sureKobo: number;
  /** The least before. */
  beforeKobo: number;
  /** All bets with the new one, to show by result. */
  bets: readonly FancyBet[];
}

/**
 * Cashes a fancy out at the house's lines: one bet, at the line and rate offered now, that raises the worst
 * result as far as it goes. Lines that differ from the bets' leave results in between that pay more or less,
 * so the rest of the book is not always even. A fraction, in hundredths of a percent, places that part of the
 * stake.
 */
export function fancyCashOut(
  bets: readonly FancyBet[],
  offer: FancyOffer,
  fractionBasisPoints = 10_000,
): FancyCashOutQuote | { refusal: CashOutRefusal } {
  if (!offer.isOpen) return { refusal: 'suspended' };
  if (!offer.isPriceFresh) return { refusal: 'price-old' };
  const beforeKobo = least(bets);
  const quotes = (['back', 'lay'] as const).flatMap((side) => {
    const quote = quoteOn(side, bets, offer, fractionBasisPoints);
    return quote ? [quote] : [];
  });
  const better = quotes.filter(({ sureKobo }) => sureKobo > beforeKobo);
  const [best] = better.sort((one, other) => other.sureKobo - one.sureKobo);
  if (best) return { ...best, beforeKobo };
  if (fancyBook(bets).length < 2) return { refusal: 'already-even' };
  return { refusal: hasGap(bets, offer) ? 'too-little-money' : 'line-away' };
}

function least(bets: readonly FancyBet[]): number {
  return Math.min(...fancyBook(bets).map(({ pnlKobo }) => pnlKobo));
}

/** How much worse the results are that a bet on this side would win than those it would lose. */
function gapKobo(side: Side, bets: readonly FancyBet[], line: number): number {
  const results = [...bookLines(bets), line];
  const worstOf = (isHit: boolean) =>
    Math.min(
      ...results
        .filter((result) => result >= line === isHit)
        .map((result) => bets.reduce((sum, bet) => sum + pnlAt(bet, result), 0)),
    );
  const gap = worstOf(false) - worstOf(true);
  // A line of 0 has no result below it.
  return Number.isFinite(gap) ? (side === 'back' ? gap : -gap) : 0;
}

function lineOf(side: Side, { line }: FancyOffer): number {
  return side === 'back' ? line.yes : line.no;
}

function hasGap(bets: readonly FancyBet[], offer: FancyOffer): boolean {
  return (['back', 'lay'] as const).some((side) => gapKobo(side, bets, lineOf(side, offer)) > 0);
}

function quoteOn(
  side: Side,
  bets: readonly FancyBet[],
  offer: FancyOffer,
  fractionBasisPoints: number,
): Omit<FancyCashOutQuote, 'beforeKobo'> | undefined {
  const line = lineOf(side, offer);
  const gap = mulDiv(gapKobo(side, bets, line), fractionBasisPoints, 10_000, 'nearest');
  if (gap <= 0) return undefined;
  const fills = fillsToClose(gap, side, offer.scale, offer[side]);
  const last = fills?.at(-1);
  if (!fills || !last) return undefined;
  const stakeKobo = fills.reduce((sum, fill) => sum + fill.stakeKobo, 0);
  const { priceHundredths } = last;
  const after = [...bets, { ...pnlOfFills(side, offer.scale, fills), side, line }];
  const order = { side, line, stakeKobo, priceHundredths, fills };
  return { order, sureKobo: least(after), bets: after };
}

/** Results that come to the same before and after a cash-out, in kobo. Without `to` there is no upper end. */
export interface ComparedBand {
  from: number;
  to?: number;
  beforeKobo: number;
  afterKobo: number;
}

/** The book by result from 0 upwards, before and after. */
export function comparedBook(
  before: readonly FancyBet[],
  after: readonly FancyBet[],
): ComparedBand[] {
  const sum = (bets: readonly FancyBet[], result: number) =>
    bets.reduce((total, bet) => total + pnlAt(bet, result), 0);
  const bands: ComparedBand[] = [];
  for (const from of bookLines([...before, ...after])) {
    const band = { from, beforeKobo: sum(before, from), afterKobo: sum(after, from) };
    const last = bands.at(-1);
    if (last?.beforeKobo === band.beforeKobo && last.afterKobo === band.afterKobo) continue;
    if (last) last.to = from - 1;
    bands.push(band);
  }
  return bands;
}
