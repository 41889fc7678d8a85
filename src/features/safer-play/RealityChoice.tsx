import type { RealityCheckMinutes } from '../../contract/account/saferPlay.ts';
import * as texts from '../../messages/english/saferPlay.ts';
import { chooseRealityCheck } from '../../state/play/saferPlay.ts';
import { Chip } from '../../ui/button/Chip.tsx';
import { useAct } from './useAct.ts';

const CHOICES: [RealityCheckMinutes, string][] = [
  [0, texts.off],
  [15, '15 min'],
  [30, '30 min'],
  [60, '60 min'],
];

export function RealityChoice({ minutes }: { minutes: RealityCheckMinutes }) {
  const { problem, isBusy, run } = useAct();
  return (
    <fieldset className="safer-play__choice">
      <legend>{texts.stopMe}</legend>
      {CHOICES.map(([choice, label]) => (
        <Chip
          key={choice}
          isOn={choice === minutes}
          disabled={isBusy}
          onClick={() => void run(() => chooseRealityCheck({ minutes: choice }))}
        >
          {label}
        </Chip>
      ))}
      <p role="alert" className="limit__problem">
        {problem}
      </p>
    </fieldset>
  );
}
