import { type ReactNode, useEffect, useReducer, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { priceScale } from '../../../domain/market/priceScale.ts';
import { KOBO_PER_NAIRA, wholeNaira } from '../../../domain/money/money.ts';
import { liability, profit } from '../../../domain/position/bet.ts';
import { basisPoints, shownWin } from '../../../domain/position/commission.ts';
import * as texts from '../../../messages/english/slipDock.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { priceText, sideWord } from '../../../state/bets/betsWords.ts';
import { type Aim, aim } from '../../../state/bets/oneClick/aim.ts';
import { arm, disarm } from '../../../state/bets/oneClick/oneClick.ts';
import { useWinView, type winView } from '../../../state/bets/winView.ts';
import { bettingHold } from '../../../state/play/bettingHold.ts';
import { connection } from '../../../state/session/connection.ts';
import { chipText } from '../form/QuickStakes.tsx';
import './DeskOneClick.css';

/** As many as have keys. */
const STAKES = 5;

/** One-click betting at a desk: whether it is on, the stake of a click, and what the click under the pointer does. */
export function DeskOneClick({ help }: { help: ReactNode }) {
  const { isOneClick, oneClickStakeKobo, quickStakes } = useSnapshot(betslip);
  const { status } = useSnapshot(connection);
  const { text: hold } = useSnapshot(bettingHold);
  useEffect(() => {
    document.documentElement.classList.toggle('is-armed', isOneClick);
    return () => document.documentElement.classList.remove('is-armed');
  }, [isOneClick]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a layout of its own
    <div
      role="group"
      aria-label={texts.oneClick}
      className="desk-one-click"
      data-armed={isOneClick}
    >
      <div className="desk-one-click__line">
        <button
          type="button"
          className="desk-one-click__switch"
          aria-pressed={isOneClick}
          aria-keyshortcuts="a"
          disabled={status === 'offline' || hold !== undefined}
          onClick={() => (isOneClick ? disarm() : arm(oneClickStakeKobo))}
        >
          {texts.oneClick} <b aria-hidden="true">{isOneClick ? texts.on : texts.off}</b>
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <span role="group" aria-label={texts.stakes} className="desk-one-click__stakes">
          {quickStakes.slice(0, STAKES).map((naira, index) => (
            <button
              key={naira}
              type="button"
              className="desk-one-click__stake"
              aria-pressed={naira * KOBO_PER_NAIRA === oneClickStakeKobo}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => {
                betslip.oneClickStakeKobo = naira * KOBO_PER_NAIRA;
              }}
            >
              {chipText(naira * KOBO_PER_NAIRA)}
            </button>
          ))}
        </span>
      </div>
      <div className="desk-one-click__line">
        <NextClick />
        {help}
      </div>
    </div>
  );
}

/** Two lines, whatever they say: nothing below moves. */
function NextClick() {
  const { isOneClick, oneClickStakeKobo: stakeKobo } = useSnapshot(betslip);
  const view = useWinView();
  const at = useSyncExternalStore(aim.subscribe, aim.read);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => at?.follow(render), [at]);
  const priceHundredths = isOneClick ? at?.price() : undefined;
  if (!at || priceHundredths === undefined) {
    return (
      <p className="desk-one-click__does">
        {isOneClick ? texts.clickBets(wholeNaira(stakeKobo)) : texts.clickOpens}
      </p>
    );
  }
  return (
    <p className="desk-one-click__does">
      <span>
        {texts.clickDoes(
          sideWord(at.kind, at.side),
          at.runnerName,
          priceText(at.kind, priceHundredths),
          wholeNaira(stakeKobo),
        )}
      </span>
      <span>{resultText(at, { priceHundredths, stakeKobo }, view)}</span>
    </p>
  );
}

function resultText(
  { kind, side, commissionPercent }: Aim,
  terms: { priceHundredths: number; stakeKobo: number },
  view: Pick<typeof winView, 'isGross'>,
): string {
  const bet = { side, scale: priceScale(kind), ...terms };
  const win = wholeNaira(shownWin(profit(bet), basisPoints(commissionPercent), view));
  const say = side === 'lay' ? texts.winOrOwe : texts.winOrLose;
  return say(win, wholeNaira(liability(bet)));
}
