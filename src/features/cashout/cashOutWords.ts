import { isInBook } from '../../domain/market/order.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { isRefusalReason, refusalText } from '../../domain/position/refusal.ts';
import type { Draft } from '../../state/bets/betslipDraft.ts';
import { priceText, sideWord, wholeNaira } from '../../state/bets/betsWords.ts';
import { orderText as orderState } from '../../state/bets/orders/orderWords.ts';
import type { CashOutWay } from './cashOutOffer.ts';
import type { CashOutLeg } from './cashOutRun.ts';

export const WAYS: Record<CashOutWay, string> = {
  equalise: 'Equalise',
  close: 'Close at the same stake',
};

/** A certain result: `₦129.55 sure`, `a loss of ₦48.55`. */
function sureText(kobo: number): string {
  return kobo < 0 ? `a loss of ${formatNaira(-kobo)}` : `${formatNaira(kobo)} sure`;
}

const ALL = 10_000;

/** The same; for a part only the amount, because the rest of the position still runs. */
export function lockedText(kobo: number, fractionBasisPoints: number): string {
  return kobo < 0 || fractionBasisPoints === ALL ? sureText(kobo) : formatNaira(kobo);
}

/** Labels the locked amount. */
export function partWords(locked: string, fractionBasisPoints: number): string {
  const percent = fractionBasisPoints / 100;
  return percent === 100
    ? `${capital(locked)}, however it ends.`
    : `${capital(locked)} is locked in on ${percent}% of it; the other ${100 - percent}% runs on.`;
}

/** Explains the second way, or why it is not available. */
export function closeWords(refusal: string | undefined): string {
  return (
    refusal?.replace('Cash out unavailable', 'Not now') ??
    'Takes each stake back. What is left depends on the runners you traded.'
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Equalise`, or `Equalise 37%`. */
export function wayWords(way: CashOutWay, fractionBasisPoints: number): string {
  return fractionBasisPoints === ALL ? WAYS[way] : `${WAYS[way]} ${fractionBasisPoints / 100}%`;
}

type Order = Pick<
  Draft,
  'marketKind' | 'side' | 'runnerName' | 'priceHundredths' | 'stakeKobo' | 'line'
>;

/** `Lay Lagos Lions at 2.20 for ₦1,136.36`, `No 50 at 100 for ₦1,000`. */
export function orderText(order: Order): string {
  const { marketKind, side, runnerName, priceHundredths, stakeKobo = 0, line } = order;
  const price = priceText(marketKind, priceHundredths, line);
  const what = marketKind === 'fancy' ? price : `${runnerName} at ${price}`;
  return `${sideWord(marketKind, side)} ${what} for ${wholeNaira(stakeKobo)}`;
}

/** The outcome of one bet of the cash-out so far. */
export function legText({ draft, phase }: CashOutLeg, isOver: boolean): string {
  switch (phase?.is) {
    case 'sending':
    case 'asked':
      return 'Sending…';
    case 'waiting':
      return 'Accepted, in the in-play delay…';
    case 'checking':
      return 'Connection dropped. Checking what happened. It is never sent twice.';
    case 'editing':
      return phase.problem?.text ?? 'Not sent.';
    case 'done': {
      const { state, priceMatched, reason, reasonCode } = phase.result;
      if (isInBook(phase.result))
        return `${orderState(phase.result)}. Cancel or change it in My bets.`;
      if (state !== 'rejected') {
        const got = priceMatched ?? draft.priceHundredths;
        return `Matched at ${priceText(draft.marketKind, got)}.`;
      }
      const why = reason ?? (reasonCode && isRefusalReason(reasonCode) && refusalText(reasonCode));
      return `Not placed. ${why || ''} No money was taken.`;
    }
    default:
      return isOver ? 'Not sent.' : 'Waits for the one before it.';
  }
}
