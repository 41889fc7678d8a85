import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { OnPriceChange } from '../../contract/bets.ts';
import { betslip } from '../../state/betslip.ts';
import { PRICE_CHOICES } from './slipWords.ts';
import './SlipSettings.css';

/** The standing choices of the player; they stay on this device. */
export function SlipSettings() {
  const { onPriceChange, isConfirmed } = useSnapshot(betslip);
  const id = useId();
  return (
    <div className="slip-settings">
      <label className="slip-settings__row" htmlFor={id}>
        If the price moves
        <select
          id={id}
          className="slip-settings__choice"
          value={onPriceChange}
          onChange={({ target }) => {
            betslip.onPriceChange = OnPriceChange.parse(target.value);
          }}
        >
          {OnPriceChange.options.map((choice) => (
            <option key={choice} value={choice}>
              {PRICE_CHOICES[choice]}
            </option>
          ))}
        </select>
      </label>
      <label className="slip-settings__row">
        Ask me once more before placing
        <input
          type="checkbox"
          className="slip-settings__check"
          checked={isConfirmed}
          onChange={({ target }) => {
            betslip.isConfirmed = target.checked;
          }}
        />
      </label>
    </div>
  );
}
