import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/sportsbook/couponEdit.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { startCouponPlacement } from '../slip/coupon/couponPlace.ts';
import { couponPrices, watchSelections } from '../slip/coupon/couponPrices.ts';
import { couponSlip } from '../slip/coupon/couponSlip.ts';
import { editBet } from './couponCashOut.ts';
import './EditCoupon.css';
import { type EditedCoupon, type EditRow, editedCoupon, editRows } from './editedCoupon.ts';

interface EditCouponProps {
  bet: CouponBet;
  /** What the bet is worth now; undefined while nobody knows. */
  worthKobo: number | undefined;
  /** Why nothing can be sent now. */
  isOff: boolean;
}

/**
 * Takes selections out of an open bet, or adds those that wait in the slip: what it is worth now becomes the
 * stake on all that are ticked.
 */
export function EditCoupon({ bet, worthKobo, isOff }: EditCouponProps) {
  /** Keys that the player has ticked or unticked; untouched, only the bet's own selections are in. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const { quotes, limits } = useSnapshot(couponPrices);
  const { picks, sent } = useSnapshot(couponSlip);
  const rows = editRows(bet, sent.length > 0 ? [] : picks, quotes);
  const keys = rows.map(({ key }) => key).join(' ');
  useEffect(() => void startCouponPlacement(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keys` names the rows
  useEffect(() => watchSelections(rows), [keys]);
  const isIn = ({ key, isOwn }: EditRow) => isOwn !== toggled.has(key);
  const isChanged = rows.some(({ key }) => toggled.has(key));
  const edited = editedCoupon(
    rows.filter(isIn),
    worthKobo ?? 0,
    bet.maxWin,
    worthKobo === undefined ? undefined : limits,
  );
  const { stakeKobo, legs } = edited;
  const added = rows.filter((row) => isIn(row) && !row.isOwn).map(({ key }) => key);
  const canSend = isChanged && legs !== undefined && worthKobo !== undefined;

  function toggle({ key }: EditRow) {
    const next = new Set(toggled);
    if (!next.delete(key)) next.add(key);
    setToggled(next);
  }

  return (
    <div className="edit-coupon">
      <ul aria-label={texts.inBet}>
        {rows.map(
          (row) => row.isOwn && <Row key={row.key} row={row} isIn={isIn(row)} onToggle={toggle} />,
        )}
      </ul>
      <h3 className="edit-coupon__head">{texts.addHead}</h3>
      {rows.every(({ isOwn }) => isOwn) ? (
        <p className="coupon-sale__note">
          {texts.nothingToAdd(
            <Link key="sportsbook" href={paths.sportsbook}>
              {texts.sportsbook}
            </Link>,
          )}
        </p>
      ) : (
        <ul aria-label={texts.toAdd}>
          {rows.map(
            (row) =>
              !row.isOwn && <Row key={row.key} row={row} isIn={isIn(row)} onToggle={toggle} />,
          )}
        </ul>
      )}
      <p className="coupon-sale__note" role="status">
        {isChanged ? (edited.text ?? comparison(bet, edited)) : texts.howTo}
      </p>
      <Button
        isWide
        disabled={isOff || !canSend}
        onClick={() => canSend && editBet(bet.couponId, worthKobo, legs, added)}
      >
        {canSend ? texts.changeTo(wholeNaira(stakeKobo), legs.length) : texts.change}
      </Button>
    </div>
  );
}

type Edited = Extract<EditedCoupon, { text?: undefined }>;

/** What the bet could return before, and after the change. */
function comparison(bet: CouponBet, { stakeKobo, oddsHundredths, returnKobo }: Edited): string {
  const before = texts.before(wholeNaira(bet.stake), wholeNaira(bet.potentialReturn));
  const odds = formatOdds(oddsHundredths);
  return `${before} ${texts.after(wholeNaira(stakeKobo), odds, wholeNaira(returnKobo))}`;
}

interface RowProps {
  row: EditRow;
  isIn: boolean;
  onToggle(row: EditRow): void;
}

function Row({ row, isIn, onToggle }: RowProps) {
  const { label, event, problem, oddsHundredths: odds } = row;
  return (
    <li>
      <label className="edit-coupon__leg">
        <input
          type="checkbox"
          checked={isIn}
          disabled={problem !== undefined && !isIn}
          onChange={() => onToggle(row)}
        />
        <span>
          <b>{label}</b> <span className="edit-coupon__note">{event}</span>
          {problem && <span className="edit-coupon__note">{texts.notPossible(problem)}</span>}
        </span>
        <b>{odds === undefined ? texts.noOdds : formatOdds(odds)}</b>
      </label>
    </li>
  );
}
