import { useId, useState } from 'react';
import { parseDecimal } from '../../domain/text/parseDecimal.ts';
import * as texts from '../../messages/english/cashout/cashOut.ts';
import { Chip } from '../../ui/button/Chip.tsx';
import './PartField.css';

interface PartFieldProps {
  /** Percentage of the position, 1 to 100. */
  percent: number;
  /** The element that describes the amount locked in. */
  resultId: string;
  /** Undefined while what is typed is no part: then nothing may be cashed out. */
  onPercent(percent: number | undefined): void;
}

const COMMON = [25, 50, 75, 100];

/** Chooses a part of the position: slider, number field, or buttons for common ones. */
export function PartField({ percent, resultId, onPercent }: PartFieldProps) {
  const id = useId();
  const noteId = useId();
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? percent : percentOf(typed);
  const isWrong = typed !== undefined && typed !== '' && read === undefined;
  const note = isWrong
    ? texts.wholePercent
    : typed !== undefined && isCut(typed)
      ? texts.roundedDown(percent)
      : '';

  function choose(number: number) {
    setTyped(undefined);
    onPercent(number);
  }

  function type(text: string) {
    const next = percentOf(text);
    setTyped(next === 100 ? undefined : text);
    // While the field is empty, the last part stays in effect; the button names it.
    onPercent(text === '' ? percent : next);
  }

  return (
    <fieldset className="part">
      <legend className="part__label">{texts.howMuch}</legend>
      <input
        className="part__slider"
        type="range"
        min={1}
        max={100}
        value={percent}
        aria-label={texts.part}
        aria-valuetext={`${percent}%`}
        aria-describedby={resultId}
        onChange={({ target }) => choose(target.valueAsNumber)}
      />
      <span className="part__box">
        <label className="visually-hidden" htmlFor={id}>
          {texts.percent}
        </label>
        <input
          id={id}
          className="part__input"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={noteId}
          value={typed !== undefined && (read === percent || read === undefined) ? typed : percent}
          onChange={({ target }) => type(target.value)}
          onBlur={() => typed === '' && setTyped(undefined)}
        />
        <span aria-hidden="true">%</span>
      </span>
      <p id={noteId} className="part__note" role="status">
        {note}
      </p>
      <div className="part__common">
        {COMMON.map((part) => (
          <Chip
            key={part}
            className="part__percent"
            isTall
            isOn={part === percent && !isWrong}
            onClick={() => choose(part)}
          >
            {part}%
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

const hundredthsOf = (text: string) => parseDecimal(text.replace(/\s*%\s*$/, ''));

/** Whole percent, rounded down, at most 100; undefined for what is less than 1 or no number. */
function percentOf(text: string): number | undefined {
  const hundredths = hundredthsOf(text);
  if (hundredths === undefined || hundredths < 100) return undefined;
  return Math.min(100, Math.floor(hundredths / 100));
}

/** Whether a fraction of a percent was typed. */
function isCut(text: string): boolean {
  return (hundredthsOf(text) ?? 0) % 100 > 0;
}
