import './KenoStage.css';
import {
  KENO_DRAWN,
  KENO_NUMBERS,
  type KenoData,
  MOST_PICKED,
} from '../../../domain/casino/mechanics/keno.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { InDock } from '../InDock.tsx';
import type { StageProps } from './stage.ts';

/** Thirty-six numbers to pick from. Drawn ones have a ring, hits a tick as well. */
export function KenoStage({ data, play, isTurning, choice, onChoice }: StageProps<KenoData>) {
  const { numbers = [] } = choice;
  const drawn = isTurning ? [] : (play?.shown ?? []);
  const toggle = (number: number) =>
    onChoice({
      numbers: numbers.includes(number)
        ? numbers.filter((other) => other !== number)
        : [...numbers, number].slice(0, MOST_PICKED),
    });
  return (
    <>
      <fieldset className="keno">
        <legend className="visually-hidden">Your numbers</legend>
        {Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1).map((number) => {
          const isPicked = numbers.includes(number);
          const isDrawn = drawn.includes(number);
          return (
            <button
              key={number}
              type="button"
              className={classes('keno__number', isDrawn && 'keno__number--drawn')}
              aria-pressed={isPicked}
              aria-label={`${number}${isDrawn ? ', drawn' : ''}`}
              onClick={() => toggle(number)}
            >
              {number}
              {isPicked && isDrawn && <span aria-hidden="true">✓</span>}
            </button>
          );
        })}
      </fieldset>
      <InDock>
        <div className="keno__bar">
          <p className="game__hint">
            {numbers.length} of {MOST_PICKED} picked, {KENO_DRAWN} are drawn.{' '}
            {paysText(data.pays[numbers.length])}
          </p>
          <Button
            kind="quiet"
            isSmall
            className="keno__clear"
            disabled={numbers.length === 0}
            onClick={() => onChoice({ numbers: [] })}
          >
            Clear
          </Button>
        </div>
      </InDock>
    </>
  );
}

/** `2 hits 1.13×, 3 hits 33.77×`. */
function paysText(byHits: readonly number[] | undefined): string {
  const paid = (byHits ?? []).flatMap((hundredths, hits) =>
    hundredths === 0
      ? []
      : [`${hits} ${hits === 1 ? 'hit' : 'hits'} ${(hundredths / 100).toLocaleString('en-NG')}×`],
  );
  return paid.length === 0 ? '' : `Pays: ${paid.join(', ')}.`;
}
