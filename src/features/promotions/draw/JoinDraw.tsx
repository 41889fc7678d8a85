import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { joinLuckyDraw } from '../../../contract/cashier/luckyDraw.ts';
import { askAnew } from '../../../state/lists/askAnew.ts';
import { luckyDraw } from '../../../state/lists/luckyDraw.ts';
import { Button } from '../../../ui/button/Button.tsx';

/** Opts in to the draw. It costs nothing, and joining twice changes nothing. */
export function JoinDraw() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function join() {
    setBusy(true);
    setProblem('');
    try {
      await call(joinLuckyDraw, {}, { quiet: true });
      await askAnew(luckyDraw);
    } catch (error) {
      setProblem(
        error instanceof Error ? error.message : "We couldn't add you to the draw. Try again.",
      );
    }
    setBusy(false);
  }
  return (
    <>
      <p>Join once, and your tickets are in the draw every week.</p>
      <Button isWide isBusy={isBusy} disabled={isBusy} onClick={() => void join()}>
        Join the draw
      </Button>
      <p className="draw-card__quiet">Free. Tickets count from today.</p>
      <p role="status">{problem}</p>
    </>
  );
}
