import './SittingStrip.css';
import { useSnapshot } from 'valtio';
import { minuteClock } from '../../domain/time/clockText.ts';
import { bettingHold } from '../../state/play/bettingHold.ts';
import { askToSignIn } from '../../state/session/askToSignIn.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useHeld } from '../../ui/hooks/useHeld.ts';
import { Elapsed } from '../../ui/layout/Elapsed.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { amountText } from './playing.ts';
import { seat } from './seat.ts';

interface SittingStripProps {
  /** A round is on its way: the result from before it stays until its own is seen. */
  isHeld: boolean;
  /** Changes between money and fun; missing for a guest. */
  onFun: ((isFun: boolean) => void) | undefined;
}

/** Shown over the game all the time: the result since it was opened, and the time; and whether it is for money. */
export function SittingStrip({ isHeld, onFun }: SittingStripProps) {
  const { openedAt, isFun, ...now } = useSnapshot(seat);
  const netKobo = useHeld(now.netKobo, isHeld);
  const rounds = useHeld(now.rounds, isHeld);
  // During a break nothing invites to play for money.
  const { isBreak } = useSnapshot(bettingHold);
  const sign = netKobo > 0 ? '+' : netKobo < 0 ? '−' : '';
  return (
    <div className="sitting-strip">
      <dl className="sitting-strip__figures">
        <div>
          <dt>This visit</dt>
          <dd>
            {isFun ? `${sign}${amountText(Math.abs(netKobo))}` : <Money kobo={netKobo} isResult />}
          </dd>
        </div>
        <div>
          <dt>
            {rounds === 0 ? 'Time here' : rounds === 1 ? '1 round in' : `${rounds} rounds in`}
          </dt>
          <dd>
            <Elapsed label="Time at this game" since={openedAt} text={minuteClock} />
          </dd>
        </div>
      </dl>
      {onFun && !(isFun && isBreak) && (
        <Button kind="on-header" isSmall onClick={() => onFun(!isFun)}>
          {isFun ? 'Play for money' : 'Play for fun'}
        </Button>
      )}
      {isFun && (
        <p className="sitting-strip__fun">
          You are playing for fun, with chips that are worth nothing.
        </p>
      )}
      {!onFun && !isBreak && (
        <Button kind="action" isSmall onClick={askToSignIn}>
          Log in to play for money
        </Button>
      )}
    </div>
  );
}
