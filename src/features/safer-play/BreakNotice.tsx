import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { paths } from '../../paths.ts';
import { playLock } from '../../state/play/playLock.ts';
import { askForAccountBack } from '../../state/play/saferPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { useAct } from './useAct.ts';

/** Says why the player may not play, until when, and what still works; nothing when the player may. */
export function BreakNotice() {
  const state = useStateOfPlay();
  const { unsent } = useSnapshot(playLock);
  const { problem, isBusy, run } = useAct();
  if (state.is === 'open' || state.is === 'unknown') return null;
  return (
    <Notice kind="info">
      {state.is === 'break' && (
        <p>
          <b>
            You are on a break until {lagosDay(state.until)} {lagosClock(state.until)}.
          </b>{' '}
          Betting, games, deposits and offers are off. You can still{' '}
          <Link href={paths.withdraw}>withdraw</Link> and read{' '}
          <Link href={paths.myBets}>your bets</Link>.
          {unsent && ' It is saved on this phone. We’ll get it when you’re online.'}
        </p>
      )}
      {state.is === 'time-up' && <p>{state.text}</p>}
      {state.is === 'locked' && (
        <>
          <p>
            {state.isReturnAsked
              ? 'You asked for your account back. It opens one day after you asked.'
              : 'Your exclusion has ended. Your account stays locked until you ask for it back, and one day more.'}{' '}
            You can still <Link href={paths.withdraw}>withdraw</Link>.
          </p>
          {!state.isReturnAsked && (
            <Button kind="quiet" isBusy={isBusy} onClick={() => void run(askForAccountBack)}>
              Ask for my account back
            </Button>
          )}
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
    </Notice>
  );
}
