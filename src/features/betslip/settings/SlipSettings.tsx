import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { OnPriceChange } from '../../../contract/betting/bets.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { setStakeBy } from '../../../state/bets/betslipTerms.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { OneClickSetting } from './OneClickSetting.tsx';
import { QuickStakesEditor } from './QuickStakesEditor.tsx';
import { CheckRow, SelectRow } from './SettingRow.tsx';
import './SlipSettings.css';
import { PRICE_CHOICES, STAKE_BY, TOLERANCES } from '../place/slipWords.ts';

/** The player's settings for the slip, kept on this device. */
export function SlipSettings() {
  const choices = useSnapshot(betslip);
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="slip-settings">
      <SelectRow
        label="If the price moves"
        value={choices.onPriceChange}
        options={OnPriceChange.options.map((choice) => [choice, PRICE_CHOICES[choice]] as const)}
        onChange={(choice) => {
          betslip.onPriceChange = choice;
        }}
      />
      {choices.onPriceChange === 'within' && (
        <SelectRow
          label="Worse by at most"
          value={String(choices.toleranceBasisPoints)}
          options={TOLERANCES.map((points) => [String(points), `${points / 100} %`] as const)}
          onChange={(points) => {
            betslip.toleranceBasisPoints = Number(points);
          }}
        />
      )}
      <SelectRow label="I type" value={choices.stakeBy} options={STAKE_BY} onChange={setStakeBy} />
      <CheckRow
        isOn={choices.isConfirmed}
        onChange={(isOn) => {
          betslip.isConfirmed = isOn;
        }}
      >
        Ask me again before placing
      </CheckRow>
      <CheckRow
        isOn={choices.isSelectionKept}
        onChange={(isOn) => {
          betslip.isSelectionKept = isOn;
        }}
      >
        Keep the selection after a bet
      </CheckRow>
      <CheckRow
        isOn={choices.isAdding}
        onChange={(isOn) => {
          betslip.isAdding = isOn;
        }}
      >
        Quick stakes add to the stake
      </CheckRow>
      {isEditing ? (
        <QuickStakesEditor />
      ) : (
        <Button
          className="slip-settings__act"
          kind="quiet"
          isSmall
          onClick={() => setEditing(true)}
        >
          Edit the quick stakes
        </Button>
      )}
      <OneClickSetting />
    </div>
  );
}
