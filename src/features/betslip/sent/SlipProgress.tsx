import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as noAnswer from '../../../messages/english/noAnswer.ts';
import * as texts from '../../../messages/english/slip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { priceText } from '../../../state/bets/betsWords.ts';
import type { BetPhase } from '../../../state/money/intent.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useSecondsUntil } from '../../../ui/hooks/useSecondsUntil.ts';
import { recheck } from '../place/betslipPlace.ts';
import { Fact } from './Fact.tsx';
import './SlipProgress.css';
import '../form/SlipStep.css';

type UnderWay = Extract<BetPhase<Bet>, { is: 'sending' | 'waiting' | 'checking' }>;

/** A bet on its way; it can be neither sent again nor cancelled. */
export function SlipProgress({ draft, phase }: { draft: Draft; phase: UnderWay }) {
  const { status } = useSnapshot(connection);
  return (
    <div className="slip-step">
      <dl className="slip-result">
        <Fact name="Stake">{wholeNaira(draft.stakeKobo ?? 0)}</Fact>
        <Fact name="Price requested">
          {priceText(draft.marketKind, draft.priceHundredths, draft.line)}
        </Fact>
      </dl>
      {phase.is === 'waiting' && <Countdown {...phase} isOffline={status === 'offline'} />}
      <div role="status">
        {phase.is === 'sending' && <b>{texts.sendingBet}</b>}
        {phase.is === 'waiting' && (
          <>
            <b>{texts.inPlayDelay}</b> {texts.afterDelay}{' '}
            {status === 'offline' ? texts.offlineDelay : texts.nextPrice}
          </>
        )}
        {phase.is === 'checking' && (
          <>
            <b>{texts.checking}</b> {noAnswer.bet} {status === 'offline' && texts.offlineCheck}
          </>
        )}
      </div>
      {phase.is === 'checking' && (
        <Button kind="quiet" onClick={recheck} disabled={status === 'offline'}>
          {texts.checkAgain}
        </Button>
      )}
    </div>
  );
}

interface CountdownProps {
  sinceMs: number;
  untilMs: number;
  isOffline: boolean;
}

/** A bar that fills over the delay, with the seconds left. */
function Countdown({ sinceMs, untilMs, isOffline }: CountdownProps) {
  const bar = useRef<HTMLDivElement>(null);
  const left = useSecondsUntil(untilMs);
  useEffect(() => {
    bar.current?.style.setProperty('--delay', `${untilMs - sinceMs}ms`);
  }, [sinceMs, untilMs]);
  return (
    <div className="slip-progress" aria-hidden="true">
      <div ref={bar} className="slip-progress__bar" />
      <span>{left > 0 ? `${left} s` : isOffline ? texts.waitNetwork : texts.deciding}</span>
    </div>
  );
}
