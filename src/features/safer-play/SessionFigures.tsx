import type { SaferPlay } from '../../contract/account/saferPlay.ts';
import { hourClock } from '../../domain/time/clockText.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import * as texts from '../../messages/english/saferPlay.ts';
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
      <ListRow title={texts.loggedIn}>
        <Elapsed label={texts.loggedIn} since={session.startedAt} now={playNow} text={hourClock} />
      </ListRow>
      <ListRow title={texts.staked}>
        <Money kobo={session.staked} />
      </ListRow>
      <ListRow title={resultWord(session.result)} detail={texts.result}>
        <Money kobo={session.result} isResult />
      </ListRow>
      {lastLoginAt !== undefined && (
        <ListRow title={texts.previousLogin}>
          {lagosDay(lastLoginAt)} {lagosClock(lastLoginAt)}
        </ListRow>
      )}
      <ListRow title={texts.netDeposits} detail={texts.netDepositsMean}>
        <Money kobo={netDeposits} />
      </ListRow>
    </>
  );
}

function resultWord(kobo: number): string {
  if (kobo === 0) return texts.noResult;
  return kobo > 0 ? texts.won : texts.lost;
}
