import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import * as texts from '../../messages/english/breakNotice.ts';
import { paths } from '../../paths.ts';
import { holdsHere, playLock, playLockKept } from '../../state/play/playLock.ts';
import { askForAccountBack } from '../../state/play/saferPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { askToSignIn } from '../../state/session/askToSignIn.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { useAct } from './useAct.ts';

/** Says why the player may not play, until when, and what still works; nothing when the player may. */
export function BreakNotice() {
  const state = useStateOfPlay();
  const { unsent } = useSnapshot(playLock);
  const { isAuth } = useSnapshot(session);
  const { isKept } = useSnapshot(playLockKept);
  const { problem, isBusy, run } = useAct();
  if (!('text' in state)) return null;
  const withdraw = (
    <Link key="withdraw" href={paths.withdraw}>
      {texts.withdraw}
    </Link>
  );
  return (
    <Notice kind="info">
      {state.is === 'break' && (
        <p>
          <b>{texts.until(lagosDay(state.until), lagosClock(state.until))}</b>{' '}
          {texts.stillOpen(
            withdraw,
            <Link key="bets" href={paths.myBets}>
              {texts.yourBets}
            </Link>,
          )}
          {unsent.some(holdsHere) && ` ${isKept ? texts.keptHere : texts.notKept}`}
        </p>
      )}
      {state.is === 'time-up' && <p>{state.text}</p>}
      {state.is === 'locked' && (
        <>
          <p>
            {state.isReturnAsked ? texts.askedBack : texts.ended} {texts.stillWithdraw(withdraw)}
          </p>
          {!state.isReturnAsked && (
            <Button
              kind="quiet"
              isBusy={isBusy}
              onClick={() => (isAuth ? void run(askForAccountBack) : askToSignIn())}
            >
              {isAuth ? texts.askBack : texts.logInToAskBack}
            </Button>
          )}
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
    </Notice>
  );
}
