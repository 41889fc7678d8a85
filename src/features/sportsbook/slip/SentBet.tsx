import { useSnapshot } from 'valtio';
import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { asSentence } from '../../../domain/text/asSentence.ts';
import * as noAnswer from '../../../messages/english/noAnswer.ts';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useSecondsUntil } from '../../../ui/hooks/useSecondsUntil.ts';
import { Notice } from '../../../ui/status/Notice.tsx';
import { CouponReceipt } from './CouponReceipt.tsx';
import { pickKey } from './coupon/couponDraft.ts';
import type { CouponOnItsWay } from './coupon/couponOnItsWay.ts';
import { recheckCoupons } from './coupon/couponPlace.ts';
import { couponSlip } from './coupon/couponSlip.ts';
import './SentBet.css';
import { slipName } from '../code/slipName.ts';

interface SentBetProps {
  bet: CouponOnItsWay;
  isOver: boolean;
}

/** A sent bet: its delay, the check after a lost answer, then a receipt or why it was refused. */
export function SentBet({ bet: { kind, keys, size, stakeKobo, phase }, isOver }: SentBetProps) {
  const { picks } = useSnapshot(couponSlip);
  const names = keys.flatMap((key) => picks.find((pick) => pickKey(pick) === key)?.names ?? []);
  return (
    <li className="sent-bet">
      <p className="sent-bet__head">
        <b>
          {keys.length === 1
            ? (names[0]?.label ?? texts.single)
            : slipName(kind, keys.length, size)}
        </b>
        <span>{wholeNaira(stakeKobo)}</span>
      </p>
      {!phase && <p className="sent-bet__text">{isOver ? texts.notSent : texts.waitsForOther}</p>}
      {(phase?.is === 'sending' || phase?.is === 'asked') && <p role="status">{texts.sending}</p>}
      {phase?.is === 'waiting' && <Delay untilMs={phase.untilMs} />}
      {phase?.is === 'checking' && <Checking />}
      {phase?.is === 'editing' && (
        <Notice kind="error">
          <span>
            <b>{texts.notPlaced}</b> {texts.noMoneyTaken(asSentence(phase.problem?.text ?? ''))}
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
        <b>{texts.inDelay}</b> {texts.afterDelay}
        {isOffline && ` ${texts.offlineDelay}`}
      </span>{' '}
      <b className="sent-bet__seconds">
        {seconds > 0 ? `${seconds} s` : isOffline ? texts.waitNetwork : texts.deciding}
      </b>
    </p>
  );
}

function Checking() {
  const { status } = useSnapshot(connection);
  return (
    <div className="sent-bet__text">
      <p role="status">
        <b>{texts.checking}</b> {noAnswer.bet} {status === 'offline' && texts.offlineCheck}
      </p>
      <Button kind="quiet" isSmall onClick={recheckCoupons} disabled={status === 'offline'}>
        {texts.checkAgain}
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
        <b>{texts.notPlaced}</b> {texts.stakeIsBack(asSentence(bet.reason ?? ''))}
        {moved.map(({ selectionId, marketId, selectionLabel, oddsAsked, oddsNow = 0 }) => (
          <span key={`${marketId}/${selectionId}`} className="sent-bet__moved">
            {texts.oddsNow(selectionLabel, formatOdds(oddsAsked), formatOdds(oddsNow))}
          </span>
        ))}
      </span>
    </Notice>
  );
}
