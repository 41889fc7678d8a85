import { useSnapshot } from 'valtio';
import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { wholeNaira } from '../../../state/bets/betsWords.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useSecondsUntil } from '../../../ui/hooks/useSecondsUntil.ts';
import { Notice } from '../../../ui/status/Notice.tsx';
import { CouponReceipt } from './CouponReceipt.tsx';
import { pickKey } from './coupon/couponDraft.ts';
import { recheckCoupons } from './coupon/couponPlace.ts';
import { type CouponOnItsWay, couponSlip } from './coupon/couponSlip.ts';
import './SentBet.css';
import { slipName } from '../code/slipName.ts';

interface SentBetProps {
  bet: CouponOnItsWay;
  isOver: boolean;
}

/** A sent bet: its delay, the check after a lost answer, then a receipt or why it was refused. */
export function SentBet({ bet: { kind, keys, stakeKobo, phase }, isOver }: SentBetProps) {
  const { picks } = useSnapshot(couponSlip);
  const names = keys.flatMap((key) => picks.find((pick) => pickKey(pick) === key)?.names ?? []);
  return (
    <li className="sent-bet">
      <p className="sent-bet__head">
        <b>{keys.length === 1 ? (names[0]?.label ?? 'Single') : slipName(kind, keys.length)}</b>
        <span>{wholeNaira(stakeKobo)}</span>
      </p>
      {!phase && (
        <p className="sent-bet__text">{isOver ? 'Not sent.' : 'Waits for the one before it.'}</p>
      )}
      {(phase?.is === 'sending' || phase?.is === 'asked') && <p role="status">Sending your bet…</p>}
      {phase?.is === 'waiting' && <Delay untilMs={phase.untilMs} />}
      {phase?.is === 'checking' && <Checking />}
      {phase?.is === 'editing' && (
        <Notice kind="error">
          <span>
            <b>Not placed.</b> {phase.problem?.text} No money was taken.
          </span>
        </Notice>
      )}
      {phase?.is === 'done' && <Decided bet={phase.result} />}
    </li>
  );
}

function Delay({ untilMs }: { untilMs: number }) {
  const seconds = useSecondsUntil(untilMs);
  const { status } = useSnapshot(connection);
  const isOffline = status === 'offline';
  return (
    <p className="sent-bet__text">
      <span role="status">
        <b>Accepted, in the in-play delay.</b> Then it is placed, or refused and your stake comes
        back.
        {isOffline &&
          ' You are offline: your bet is still decided. You’ll see the answer when you’re back.'}
      </span>{' '}
      <b className="sent-bet__seconds">
        {seconds > 0 ? `${seconds} s` : isOffline ? 'Waiting for the network…' : 'Deciding…'}
      </b>
    </p>
  );
}

function Checking() {
  const { status } = useSnapshot(connection);
  return (
    <div className="sent-bet__text">
      <p role="status">
        <b>Checking…</b> Connection dropped. We look up your bet by its reference. It is never sent
        twice. {status === 'offline' && "You are offline: we'll check when you're back."}
      </p>
      <Button kind="quiet" isSmall onClick={recheckCoupons} disabled={status === 'offline'}>
        Check again
      </Button>
    </div>
  );
}

function Decided({ bet }: { bet: CouponBet }) {
  if (bet.state !== 'rejected') return <CouponReceipt bet={bet} />;
  const moved = bet.legs.filter(({ odds, oddsNow }) => oddsNow !== undefined && oddsNow !== odds);
  return (
    <Notice kind="error">
      <span>
        <b>Not placed.</b> {bet.reason} Your stake is back.
        {moved.map(({ selectionId, marketId, selectionLabel, oddsAsked, oddsNow = 0 }) => (
          <span key={`${marketId}/${selectionId}`} className="sent-bet__moved">
            {selectionLabel}: {formatOdds(oddsAsked)} is now {formatOdds(oddsNow)}
          </span>
        ))}
      </span>
    </Notice>
  );
}
