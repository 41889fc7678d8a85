import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { paths } from '../../paths.ts';
import { currentBreak, playLock, playNow } from '../../state/play/playLock.ts';
import { askForAccountBack } from '../../state/play/saferPlay.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { useAct } from './useAct.ts';

/** Until when the player is on a break, and what still works; nothing when there is none. */
export function BreakNotice() {
  useSnapshot(playLock);
  useNow();
  const { problem, isBusy, run } = useAct();
  const held = currentBreak();
  if (!held) return null;
  const isOver = playNow() >= held.until;
  return (
    <Notice kind="info">
      {isOver ? (
        <>
          <p>
            {held.returnAskedAt === undefined
              ? 'Your exclusion has ended. Your account stays locked until you ask for it.'
              : 'You asked for your account. It opens a day after you asked.'}
          </p>
          {held.returnAskedAt === undefined && (
            <Button kind="quiet" isBusy={isBusy} onClick={() => void run(askForAccountBack)}>
              Ask for my account
            </Button>
          )}
        </>
      ) : (
        <p>
          <b>
            You are on a break until {lagosDay(held.until)} {lagosClock(held.until)}.
          </b>{' '}
          Betting, games and deposits are off. You can still{' '}
          <Link href={paths.withdraw}>withdraw</Link> and read{' '}
          <Link href={paths.myBets}>your bets</Link>.
          {playLock.unsent && ' It is kept on this phone and told to us once there is a network.'}
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
    </Notice>
  );
}
