import { useEffect, useState } from 'react';
import type { SaferPlay } from '../../contract/saferPlay.ts';
import { lagosClock, lagosDay } from '../../domain/lagosTime.ts';
import { playNow } from '../../state/playLock.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { Money } from '../../ui/Money.tsx';
import { clockText } from './limitWords.ts';

/** How long, how much and what came of it: the figures a reality check is about. */
export function SessionFigures({
  play,
}: {
  play: Pick<SaferPlay, 'session' | 'lastLoginAt' | 'netDeposits'>;
}) {
  const { session, lastLoginAt, netDeposits } = play;
  return (
    <>
      <ListRow title="Signed in for">
        <SessionClock startedAt={session.startedAt} />
      </ListRow>
      <ListRow title="Staked since then">
        <Money kobo={session.staked} />
      </ListRow>
      <ListRow title={resultWord(session.result)} detail="Of what was settled since then">
        <Money kobo={session.result} isResult />
      </ListRow>
      {lastLoginAt !== undefined && (
        <ListRow title="Sign-in before this one">
          {lagosDay(lastLoginAt)} {lagosClock(lastLoginAt)}
        </ListRow>
      )}
      <ListRow title="Net deposits, ever" detail="Paid in less paid out">
        <Money kobo={netDeposits} />
      </ListRow>
    </>
  );
}

function resultWord(kobo: number): string {
  if (kobo === 0) return 'Neither won nor lost';
  return kobo > 0 ? 'Won' : 'Lost';
}

function SessionClock({ startedAt }: { startedAt: number }) {
  const [now, setNow] = useState(playNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(playNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="money" role="timer" aria-label="Signed in for">
      {clockText(now - startedAt)}
    </span>
  );
}
