import { isInBook } from '../../domain/market/order.ts';
import { formatNaira, wholeNaira } from '../../domain/money/money.ts';
import type { CashOutQuote } from '../../domain/position/cashOutTerms.ts';
import type { WinView } from '../../domain/position/commission.ts';
import { isRefusalReason, refusalText } from '../../domain/position/refusal.ts';
import { asSentence } from '../../domain/text/asSentence.ts';
import * as texts from '../../messages/english/cashout/cashOut.ts';
import * as noAnswer from '../../messages/english/noAnswer.ts';
import type { Draft } from '../../state/bets/betslipDraft.ts';
import { priceText, sideWord } from '../../state/bets/betsWords.ts';
import { orderText as orderState } from '../../state/bets/orders/orderWords.ts';
import type { CashOutWay } from './cashOutOffer.ts';
import type { CashOutLeg } from './cashOutRun.ts';

const WAYS: Record<CashOutWay, string> = {
  equalise: texts.equalise,
  close: texts.close,
};

const PARTS: Record<CashOutWay, (percent: number) => string> = {
  equalise: texts.equalisePart,
  close: texts.closePart,
};

/** A certain result: `₦129.55 sure`, `a loss of ₦48.55`. */
function sureText(kobo: number): string {
  return kobo < 0 ? texts.loss(formatNaira(-kobo)) : texts.sure(formatNaira(kobo));
}

/** The certain result of a cash-out as every page shows it. */
export function shownSure(
  { netKobo, commissionKobo }: Pick<CashOutQuote, 'netKobo' | 'commissionKobo'>,
  { isGross }: WinView,
): number {
  return isGross ? netKobo + commissionKobo : netKobo;
}

const ALL = 10_000;

/** The same; for a part only the amount, because the rest of the position still runs. */
export function lockedText(kobo: number, fractionBasisPoints: number): string {
  return kobo < 0 || fractionBasisPoints === ALL ? sureText(kobo) : formatNaira(kobo);
}

/** The worst that can come of what leaves results apart: `₦0.00 or more`, `lose at most ₦60.00`. */
export function leastText(kobo: number): string {
  return kobo < 0 ? texts.loseAtMost(formatNaira(-kobo)) : texts.orMore(formatNaira(kobo));
}

/** What the button says: `Cash out, ₦129.55 sure`. */
export function offerText(words: string, result: string | undefined): string {
  return result === undefined ? words : texts.wayFor(words, result);
}

/** Labels the locked amount. */
export function partWords(locked: string, fractionBasisPoints: number): string {
  const percent = fractionBasisPoints / 100;
  return percent === 100
    ? texts.however(capital(locked))
    : texts.partLocked(capital(locked), percent, 100 - percent);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Cash out`, or `Cash out 37%`; `Close 37% at the same stake`. */
export function wayWords(way: CashOutWay, fractionBasisPoints: number): string {
  return fractionBasisPoints === ALL ? WAYS[way] : PARTS[way](fractionBasisPoints / 100);
}

type Order = Pick<
  Draft,
  'marketKind' | 'side' | 'runnerName' | 'priceHundredths' | 'stakeKobo' | 'line'
>;

/** `Lay Lagos Lions at 2.20 for ₦1,136.36`, `No 50 at 100 for ₦1,000`. */
export function orderText(order: Order): string {
  const { marketKind, side, runnerName, priceHundredths, stakeKobo = 0, line } = order;
  const price = priceText(marketKind, priceHundredths, line);
  const what = marketKind === 'fancy' ? price : texts.selectionAt(runnerName, price);
  return texts.order(sideWord(marketKind, side), what, wholeNaira(stakeKobo));
}

/** The outcome of one bet of the cash-out so far. */
export function legText({ draft, phase }: CashOutLeg, isOver: boolean): string {
  switch (phase?.is) {
    case 'sending':
    case 'asked':
      return texts.sending;
    case 'waiting':
      return texts.inDelay;
    case 'checking':
      return noAnswer.cashOut;
    case 'editing':
      return phase.problem?.text ?? texts.notSent;
    case 'done': {
      const { state, priceMatched, reason, reasonCode } = phase.result;
      if (isInBook(phase.result)) return texts.inBook(orderState(phase.result));
      if (state !== 'rejected') {
        const got = priceMatched ?? draft.priceHundredths;
        return texts.matchedAt(priceText(draft.marketKind, got));
      }
      const why = reason ?? (reasonCode && isRefusalReason(reasonCode) && refusalText(reasonCode));
      return texts.notPlaced(asSentence(why || ''));
    }
    default:
      return isOver ? texts.notSent : texts.waitsForOther;
  }
}
