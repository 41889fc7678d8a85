import './DrawCard.css';
import { useSnapshot } from 'valtio';
import { luckyDraw } from '../../../state/lists/luckyDraw.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { askToSignIn } from '../../../state/session/askToSignIn.ts';
import { session } from '../../../state/session/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { ListAge } from '../../../ui/list/ListAge.tsx';
import { Loading } from '../../../ui/status/Loading.tsx';
import { DrawDays } from './DrawDays.tsx';
import { DrawSkeleton } from './DrawSkeleton.tsx';
import {
  counted,
  leftText,
  momentText,
  resultText,
  type ShownDraw,
  ticketsText,
} from './drawWords.ts';
import { JoinDraw } from './JoinDraw.tsx';

/** When the next draw is held, the tickets in it, the player's own, and a way to join. */
export function LiveDraw() {
  const { isAuth, user } = useSnapshot(session);
  const list = useFreshList(luckyDraw);
  const now = useNow();
  const { data } = list;
  if (!data) {
    return list.status === 'failed' ? (
      <p role="status">Couldn't load the draw. Open this page again when you're online.</p>
    ) : (
      <Loading label="Loading the draw" className="draw-card__loading">
        <DrawSkeleton />
      </Loading>
    );
  }
  const [open, ...others] = data.draws;
  const waiting = others.find(({ state }) => state === 'closed');
  const last = others.find(({ state }) => state === 'drawn');
  const next = waiting ?? open;
  const result = last && resultText(last);
  return (
    <>
      {next && (
        <p className="draw-card__when">
          <b>{momentText(next.heldAt)}</b>
          {now > 0 && (
            <>
              {' '}
              <span>in {leftText(next.heldAt - now)}</span>
            </>
          )}
        </p>
      )}
      {waiting && <p>The list is closed. {inIt(waiting)}</p>}
      {open && (
        <p className="draw-card__quiet">
          {`${waiting ? 'This week so far: ' : 'So far '}${ticketsText(open.tickets)} from ${counted(open.players)} players.`}
        </p>
      )}
      {open?.own && <DrawDays draw={open} now={now} />}
      {!isAuth && <Button onClick={askToSignIn}>Log in to join</Button>}
      {isAuth && user?.isDemo && <p>The draw is off for the demo account.</p>}
      {isAuth && !user?.isDemo && data.joinedAt === undefined && <JoinDraw />}
      {result && (
        <p className="draw-card__result">
          <b>Last draw:</b> <span>{result}</span>
        </p>
      )}
      <ListAge list={list} onRetry={() => void luckyDraw.refresh()} />
    </>
  );
}

function inIt({ own }: ShownDraw): string {
  return own ? `You are in it with ${ticketsText(own.days.length)}.` : 'Winners are drawn next.';
}
