import { useId, useState } from 'react';
import * as texts from '../../messages/english/cashout/cashOut.ts';
import { Chip } from '../../ui/button/Chip.tsx';
import './PartField.css';

interface PartFieldProps {
  /** Percentage of the position, 1 to 100. */
  percent: number;
  /** The element that describes the amount locked in. */
  resultId: string;
  onPercent(percent: number): void;
}

const COMMON = [25, 50, 75, 100];

/** Chooses a part of the position: slider, number field, or buttons for common ones. */
export function PartField({ percent, resultId, onPercent }: PartFieldProps) {
  const id = useId();
  /** While the field is empty, the last part stays in effect. */
  const [isEmpty, setEmpty] = useState(false);

  function choose(number: number) {
    setEmpty(number === 0);
    if (number > 0) onPercent(Math.min(number, 100));
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
          inputMode="numeric"
          autoComplete="off"
          value={isEmpty ? '' : percent}
          onChange={({ target }) => choose(Number(target.value.replace(/\D/g, '')))}
          onBlur={() => setEmpty(false)}
        />
        <span aria-hidden="true">%</span>
      </span>
      <div className="part__common">
        {COMMON.map((part) => (
          <Chip
            key={part}
            className="part__percent"
            isTall
            isOn={part === percent}
            onClick={() => choose(part)}
          >
            {part}%
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
