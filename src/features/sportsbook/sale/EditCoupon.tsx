import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CouponBet, CouponLeg, PlacedLeg } from '../../../contract/betting/couponBets.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { KOBO_PER_NAIRA } from '../../../domain/money/money.ts';
import { couponReturn, totalOdds } from '../../../domain/sportsbook/sportsbook.ts';
import { wholeNaira } from '../../../state/bets/betsWords.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { pickKey } from '../slip/coupon/couponDraft.ts';
import { couponPrices, watchSelections } from '../slip/coupon/couponPrices.ts';
import { editBet } from './couponCashOut.ts';
import './EditCoupon.css';

interface EditCouponProps {
  bet: CouponBet;
  /** What the bet is worth now; undefined while nobody knows. */
  worthKobo: number | undefined;
  /** Why nothing can be sent now. */
  isOff: boolean;
}

/** Whether selections can be taken out: of singles and systems none can. */
export function canEdit({ kind, legs, freeBetId }: CouponBet): boolean {
  const open = legs.filter(({ state }) => state === 'open');
  return kind === 'acca' && freeBetId === undefined && open.length > 1;
}

/** Takes selections out of an open bet: what it is worth now becomes the stake on those that stay. */
export function EditCoupon({ bet, worthKobo, isOff }: EditCouponProps) {
  const open = bet.legs.filter(({ state }) => state === 'open');
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const { quotes } = useSnapshot(couponPrices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bet as it was when the sheet opened
  useEffect(() => watchSelections(open), []);
  const kept = open.filter((leg) => !out.has(pickKey(leg)));
  const legs = kept.flatMap((leg): PlacedLeg[] => {
    const { offer } = quotes[pickKey(leg)] ?? {};
    const { odds } = offer?.selection ?? {};
    if (!offer || odds === undefined) return [];
    const { gameId, marketId, selectionId } = leg;
    return [{ gameId, marketId, selectionId, odds, version: offer.version }];
  });
  const isPriced = legs.length === kept.length;
  const isChanged = out.size > 0 && kept.length > 0;
  const stakeKobo = worthKobo === undefined ? 0 : worthKobo - (worthKobo % KOBO_PER_NAIRA);
  const priced = legs.map(({ gameId, odds }) => ({ eventId: gameId, oddsHundredths: odds }));
  const coupon = { legs: priced, size: priced.length, stakeKobo };

  function toggle(leg: CouponLeg) {
    const key = pickKey(leg);
    const next = new Set(out);
    if (!next.delete(key)) next.add(key);
    setOut(next);
  }

  return (
    <div className="edit-coupon">
      <ul>
        {open.map((leg) => (
          <li key={pickKey(leg)}>
            <label className="edit-coupon__leg">
              <input
                type="checkbox"
                checked={!out.has(pickKey(leg))}
                onChange={() => toggle(leg)}
              />
              <span>
                {leg.selectionLabel}, {leg.eventName}
              </span>
              <b>{oddsText(quotes[pickKey(leg)]?.offer?.selection.odds)}</b>
            </label>
          </li>
        ))}
      </ul>
      <p className="coupon-sale__note">
        {!isChanged
          ? 'Untick what is to go. What the bet is worth now becomes the stake on the rest, at the odds of now.'
          : isPriced
            ? `${wholeNaira(stakeKobo)} at ${formatOdds(totalOdds(priced))}: can return ${wholeNaira(couponReturn(coupon, bet.maxWin).returnKobo)}.`
            : 'A selection has no odds now.'}
      </p>
      <Button
        isWide
        disabled={isOff || !isChanged || !isPriced || !worthKobo}
        onClick={() => worthKobo && editBet(worthKobo, legs)}
      >
        Change the bet{isChanged && worthKobo ? `, ${wholeNaira(stakeKobo)} on ${kept.length}` : ''}
      </Button>
    </div>
  );
}

function oddsText(odds: number | undefined): string {
  return odds === undefined ? 'no odds' : formatOdds(odds);
}
