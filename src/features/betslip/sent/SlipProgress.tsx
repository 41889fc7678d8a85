import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import type { BetPhase } from '../../../state/money/intent.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useSecondsUntil } from '../../../ui/hooks/useSecondsUntil.ts';
import { recheck } from '../place/betslipPlace.ts';
import './SlipProgress.css';
import '../form/SlipStep.css';

type UnderWay = Extract<BetPhase<Bet>, { is: 'sending' | 'waiting' | 'checking' }>;

/** A bet on its way; it can be neither sent again nor cancelled. */
export function SlipProgress({ phase }: { phase: UnderWay }) {
  const { status } = useSnapshot(connection);
  return (
    <div className="slip-step">
      {phase.is === 'waiting' && <Countdown {...phase} isOffline={status === 'offline'} />}
      <div role="status">
        {phase.is === 'sending' && <b>Sending your bet…</b>}
        {phase.is === 'waiting' && (
          <>
            <b>Your bet is accepted and in the in-play delay.</b> Then it is matched at a price you
            accept, or refused. Your money is reserved until then.{' '}
            {status === 'offline'
              ? "You are offline: your bet is still decided. You'll see the answer when you're back."
              : 'You can already tap the next price.'}
          </>
        )}
        {phase.is === 'checking' && (
          <>
            <b>Checking…</b> Connection dropped. We look up your bet by its reference. It is never
            sent twice. {status === 'offline' && "You are offline: we'll check when you're back."}
          </>
        )}
      </div>
      {phase.is === 'checking' && (
        <Button kind="quiet" onClick={recheck} disabled={status === 'offline'}>
          Check again
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
      <span>{left > 0 ? `${left} s` : isOffline ? 'Waiting for the network…' : 'Deciding…'}</span>
    </div>
  );
}
