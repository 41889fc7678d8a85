import { useEffect, useRef, useState } from 'react';
import type { Bet } from '../../contract/betting/bets.ts';
import type { OutcomeResult } from '../../contract/betting/outcomeResult.ts';
import type { CashOutOrder } from '../../domain/position/cashOutTerms.ts';
import { isSamePosition } from '../../domain/position/namedPosition.ts';
import * as texts from '../../messages/english/cashout/cashOut.ts';
import { namedIn } from '../../state/bets/betsPosition.ts';
import { useDoubleTap } from '../../ui/hooks/useDoubleTap.ts';
import { useHoldReload } from '../../ui/hooks/useHoldReload.ts';
import type { CashOutPanelProps } from './CashOutPanelProps.ts';
import { runCashOut } from './cashOutRun.ts';
import { usePositionCheck } from './usePositionCheck.ts';

interface PressProps<Quote> extends CashOutPanelProps {
  /** What the player has chosen. Another choice takes back what was pressed for. */
  about: string;
  /** What the button offers now. */
  quote: Quote | undefined;
  quoteFor(bets: readonly Bet[]): Quote | undefined;
  ordersOf(quote: Quote): readonly CashOutOrder[];
  isWorse(quote: Quote, before: Quote): boolean;
  movedText(before: Quote, now: Quote): string;
}

interface Offer<Quote> {
  about: string;
  quote: Quote;
  /** The position that the quote was worked out from. */
  from: readonly OutcomeResult[];
}

interface CashOutPress {
  isReading: boolean;
  /** Why the last press placed nothing. */
  warning: string | undefined;
  press(): Promise<void>;
}

/**
 * The press that cashes out takes what the button says, or better. A price that got worse a moment ago may have
 * done so under the finger: the press then says so, and the next one takes the new price.
 */
export function useCashOutPress<Quote>(props: PressProps<Quote>): CashOutPress {
  const { market, eventName, bets, about, quote, isWorse } = props;
  const from = namedIn(market.frame, market.frame.marketId, bets);
  const offer = quote && { about, quote, from };
  const { isReading, found, check } = usePositionCheck(market.frame, about);
  const [missed, setMissed] = useState<Offer<Quote>>();
  const seen = useRef<{ now: Offer<Quote>; before?: Offer<Quote> }>(undefined);
  const change = useDoubleTap();
  useHoldReload(texts.finishFirst);

  const isLess = (now: Offer<Quote>, before: Offer<Quote>) =>
    now.about === before.about &&
    (!isSamePosition(now.from, before.from) || isWorse(now.quote, before.quote));

  useEffect(() => {
    if (!offer) return;
    const before = seen.current?.now;
    const isLessNow = before !== undefined && isLess(offer, before);
    if (isLessNow) change.note();
    seen.current = { ...seen.current, now: offer, ...(isLessNow && { before }) };
  });

  async function press() {
    if (!offer) return;
    const before = change.isNow() ? seen.current?.before : undefined;
    const lost = before && isLess(offer, before) ? before : undefined;
    setMissed(lost);
    if (lost) return;
    const read = await check(from);
    if (!read) return;
    // Prices may have moved while the position was read.
    const last = props.quoteFor(read);
    if (!last || isWorse(last, offer.quote)) setMissed(offer);
    else void runCashOut(market, eventName, props.ordersOf(last), from);
  }

  return { isReading, warning: warning(), press };

  function warning(): string | undefined {
    if (found === 'unread') return texts.notRead;
    if (missed && offer && isLess(offer, missed))
      return isSamePosition(offer.from, missed.from)
        ? props.movedText(missed.quote, offer.quote)
        : texts.positionChanged;
    return found === 'other' ? texts.positionChanged : undefined;
  }
}
