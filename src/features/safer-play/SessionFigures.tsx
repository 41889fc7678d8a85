import type { SaferPlay } from '../../contract/account/saferPlay.ts';
import { hourClock } from '../../domain/time/clockText.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { playNow } from '../../state/play/playLock.ts';
import { Elapsed } from '../../ui/layout/Elapsed.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { ListRow } from '../../ui/list/ListRow.tsx';

/** The figures of a reality check: time, stakes and result. */
export function SessionFigures({
  play,
}: {
  play: Pick<SaferPlay, 'session' | 'lastLoginAt' | 'netDeposits'>;
}) {
  const { session, lastLoginAt, netDeposits } = play;
  return (
    <>
      <ListRow title="Logged in for">
        <Elapsed label="Logged in for" since={session.startedAt} now={playNow} text={hourClock} />
      </ListRow>
      <ListRow title="Staked since then">
        <Money kobo={session.staked} />
      </ListRow>
      <ListRow title={resultWord(session.result)} detail="Profit or loss this session">
        <Money kobo={session.result} isResult />
      </ListRow>
      {lastLoginAt !== undefined && (
        <ListRow title="Previous login">
          {lagosDay(lastLoginAt)} {lagosClock(lastLoginAt)}
        </ListRow>
      )}
      <ListRow title="Total net deposits" detail="Deposits minus withdrawals">
        <Money kobo={netDeposits} />
      </ListRow>
    </>
  );
}

function resultWord(kobo: number): string {
  if (kobo === 0) return 'No profit or loss';
  return kobo > 0 ? 'Won' : 'Lost';
}
