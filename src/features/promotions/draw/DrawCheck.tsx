import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { drawFault, drawFingerprint } from '../../../domain/play/luckyDraw.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { drawList } from './drawLists.ts';
import type { ShownDraw } from './drawWords.ts';

/** Does the sum of a draw on this phone: from its saved list, without a network, if it was fetched before. */
export function DrawCheck({ draw }: { draw: ShownDraw }) {
  const source = drawList(draw.week);
  const { data, status } = useSnapshot(source.state);
  const [isAsked, setAsked] = useState(false);
  function check() {
    setAsked(true);
    if (!data) void source.refresh();
  }
  const isMissing = isAsked && !data;
  return (
    <div className="past-draws__check">
      <Button kind="quiet" isSmall onClick={check} isBusy={isMissing && status === 'loading'}>
        Check this draw
      </Button>
      <p role="status">
        {isMissing &&
          status === 'failed' &&
          "Couldn't get the list. Check again when you're online."}
        {isAsked && data && <Verdict draw={draw} list={data.list} />}
      </p>
    </div>
  );
}

function Verdict({ draw, list }: { draw: ShownDraw; list: string }) {
  const { fingerprint = '', seed, winners } = draw;
  const lines = list.split('\n').length - 1;
  if (seed === undefined || !winners) {
    return drawFingerprint(list) === fingerprint ? (
      <>The list has {lines} players and matches its fingerprint. The winners are not drawn yet.</>
    ) : (
      <b className="past-draws__fault">The list does not match its fingerprint.</b>
    );
  }
  const fault = drawFault(list, { fingerprint, seed, winners: [...winners] });
  if (fault) return <b className="past-draws__fault">{fault}</b>;
  return (
    <>
      <b>Correct.</b> Your phone checked it: the list of {lines} players matches its fingerprint,
      and the number draws exactly these {winners.length} tickets.
    </>
  );
}
