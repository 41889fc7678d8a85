import { at } from '../../lib/base.ts';
import * as texts from '../../messages/english/saferPlay.ts';
import './SaferPlayView.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../paths.ts';
import { playTime } from '../../state/play/playTime.ts';
import { answerCheck, playWatch } from '../../state/play/playWatch.ts';
import { saferPlay } from '../../state/play/saferPlay.ts';
import { signOut } from '../../state/session/signOut.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { minutesText } from './limitWords.ts';
import { SessionFigures } from './SessionFigures.tsx';

const MINUTE_MS = 60_000;

/** Interrupts the player as often as asked: the time, the stakes, the result, and three equal choices. */
export function RealityCheck() {
  const { isCheckDue } = useSnapshot(playWatch);
  const { data } = useSnapshot(saferPlay.state);
  const { usedMs } = useSnapshot(playTime);
  useEffect(() => {
    if (isCheckDue) void saferPlay.refresh();
  }, [isCheckDue]);
  if (!data) return null;
  const leave = () => {
    answerCheck();
    void signOut();
  };
  const look = () => {
    answerCheck();
    navigate(at(paths.myBets));
  };
  return (
    <Dialog title={texts.realityCheck} isOpen={isCheckDue} onClose={answerCheck}>
      <p>{texts.openFor(<b key="time">{minutesText(Math.floor(usedMs / MINUTE_MS))}</b>)}</p>
      <SessionFigures play={data} />
      <div className="limit__acts">
        <Button kind="quiet" onClick={answerCheck}>
          {texts.carryOn}
        </Button>
        <Button kind="quiet" onClick={look}>
          {texts.seeBets}
        </Button>
        <Button kind="quiet" onClick={leave}>
          {texts.logOut}
        </Button>
      </div>
    </Dialog>
  );
}
