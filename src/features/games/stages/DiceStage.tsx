import './DiceStage.css';
import {
  DICE_FACES,
  type DiceData,
  diceReturn,
  faceText,
  LEAST_FACES,
  MOST_FACES,
  winningFaces,
} from '../../../domain/casino/mechanics/dice.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { ChipRow } from '../../../ui/button/ChipRow.tsx';
import { InDock } from '../InDock.tsx';
import type { StageProps } from './stage.ts';

const SIDES = ['under', 'over'] as const;
/** One percent. */
const STEP = 100;

/** A scale from 0 to 100 with the part that wins, and the roll on it. */
export function DiceStage({ data, play, choice, onChoice }: StageProps<DiceData>) {
  const { side = 'under', at = 5_000 } = choice;
  const faces = winningFaces(choice);
  const roll = play?.shown[0];
  const facesOf = (count: number) => (side === 'under' ? count : DICE_FACES - 1 - count);
  const [one, other] = [facesOf(LEAST_FACES), facesOf(MOST_FACES)];
  const times = (diceReturn(data, 100_00, faces) / 100_00).toFixed(4);
  const percent = (value: number) => `${(100 * value) / DICE_FACES}%`;
  return (
    <>
      <div className="dice">
        <p className="dice__roll">{roll === undefined ? '––.––' : faceText(roll)}</p>
        <div className="dice__scale" aria-hidden="true">
          <span
            className="dice__winning"
            style={
              side === 'under'
                ? { left: 0, width: percent(at) }
                : { left: percent(at), width: percent(DICE_FACES - at) }
            }
          />
          {roll !== undefined && <span className="dice__mark" style={{ left: percent(roll) }} />}
        </div>
      </div>
      <InDock>
        <ChipRow label="Side">
          {SIDES.map((name) => (
            <Chip
              key={name}
              isTall
              isOn={side === name}
              onClick={() => onChoice({ side: name, at: DICE_FACES - 1 - at })}
            >
              {name === 'under' ? 'Roll under' : 'Roll over'}{' '}
              {faceText(name === side ? at : DICE_FACES - 1 - at)}
            </Chip>
          ))}
        </ChipRow>
        <label className="dice__range">
          Your number: {faceText(at)}
          <input
            type="range"
            min={Math.min(one, other)}
            max={Math.max(one, other)}
            step={STEP}
            value={at}
            aria-valuetext={`${side} ${faceText(at)}, ${faces / 100}% chance`}
            onChange={(event) => onChoice({ side, at: Number(event.target.value) })}
          />
        </label>
        <p className="game__hint">
          Chance {faces / 100}%. A win returns {times}× the stake.
        </p>
      </InDock>
    </>
  );
}
