import './CrashStage.css';
import { useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { timesText } from '../../../domain/casino/game.ts';
import { type CrashData, crashMultiple, targetOf } from '../../../domain/casino/mechanics/crash.ts';
import { mulDiv } from '../../../domain/money/mulDiv.ts';
import { parseDecimal } from '../../../domain/text/parseDecimal.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { InDock } from '../InDock.tsx';
import { amountText } from '../playing.ts';
import { seat } from '../seat.ts';
import type { StageProps } from './stage.ts';

const TICK_MS = 100;

/** Always with both decimals: digits that come and go would make the number jump as it rises. */
const risingText = (hundredths: number) =>
  `${(hundredths / 100).toLocaleString('en-NG', { minimumFractionDigits: 2 })}×`;

/** The multiple as it rises, and the button that takes it. */
export function CrashStage(props: StageProps<CrashData>) {
  const { data, play, isOpen, isTurning, choice, onChoice, onAct } = props;
  // What was asked for is shown until the server says what it came to.
  const rising = useRising(isOpen && !isTurning);
  const target = targetOf(isOpen ? (play?.choice ?? choice) : choice);
  const crash = play?.shown[0];
  const taken = play?.actions.find((action) => action.do === 'cash-out')?.at;
  const shown = isOpen ? Math.min(rising, target) : (crash ?? 100);
  const isWon = crash !== undefined && (taken ?? targetOf(play?.choice ?? {})) <= crash;
  return (
    <>
      <div className="crash" data-state={isOpen ? 'rising' : crash ? 'crashed' : 'waiting'}>
        <Curve multiple={shown} />
        <p className="crash__multiple">
          <b>{risingText(shown)}</b>
          <span>
            {isOpen
              ? `Cashes out automatically at ${timesText(target)}`
              : crash === undefined
                ? 'Waiting for your round'
                : `Crashed${isWon ? ', after you cashed out' : ''}`}
          </span>
        </p>
      </div>
      <InDock>
        {isOpen ? (
          <Button kind="action" isWide isBusy={isTurning} onClick={() => onAct({ do: 'cash-out' })}>
            {`Cash out ${amountText(mulDiv(play?.firstStake ?? 0, shown, 100, 'down'))}`}
          </Button>
        ) : (
          <TargetField
            most={data.most}
            target={target}
            onTarget={(to) => onChoice({ target: to })}
          />
        )}
      </InDock>
    </>
  );
}

/** The multiple of this moment by this phone's clock; the server's decides. */
function useRising(isRising: boolean): number {
  const { round } = useSnapshot(seat);
  const beganAt = round?.beganAt ?? 0;
  const [now, setNow] = useState(beganAt);
  // Before it is seen: a round that is taken up again never stands at its beginning.
  useLayoutEffect(() => {
    if (!isRising) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRising]);
  return crashMultiple(now - beganAt);
}

interface TargetFieldProps {
  most: number;
  target: number;
  onTarget(hundredths: number): void;
}

function TargetField({ most, target, onTarget }: TargetFieldProps) {
  const [text, setText] = useState((target / 100).toFixed(2));
  function write(typed: string) {
    setText(typed);
    onTarget(Math.floor(parseDecimal(typed) ?? 0));
  }
  return (
    <NumberField
      label="Cash out automatically at"
      unit="×"
      hasDecimals
      value={text}
      onChange={write}
      hint={`From 1.01 to ${(most / 100).toLocaleString('en-NG')}. You can cash out earlier yourself.`}
    />
  );
}

const HEIGHT = 90;

/** The way up. The picture reaches a little higher than the multiple, so that it is seen to rise from the start. */
function Curve({ multiple }: { multiple: number }) {
  const top = Math.max(200, multiple * 1.3);
  const part = Math.log(multiple / 100) / Math.log(top / 100);
  const x = 12 + 130 * part;
  const y = HEIGHT - 12 - 66 * part ** 1.6;
  return (
    <svg className="crash__curve" viewBox="0 0 160 90" aria-hidden="true">
      <path className="crash__axes" d="M12 8v70h140" />
      <path d={`M12 78Q${12 + (x - 12) * 0.6} 78 ${x.toFixed(1)} ${y.toFixed(1)}`} />
      <circle cx={x} cy={y} r="4" />
    </svg>
  );
}
