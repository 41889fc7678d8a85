import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { OnPriceChange } from '../../../contract/betting/bets.ts';
import * as texts from '../../../messages/english/slipSettings.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { setStakeBy } from '../../../state/bets/betslipTerms.ts';
import { useWinView, winView } from '../../../state/bets/winView.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { CheckRow } from './CheckRow.tsx';
import { OneClickSetting } from './OneClickSetting.tsx';
import { QuickStakesEditor } from './QuickStakesEditor.tsx';
import './SlipSettings.css';
import { PRICE_CHOICES, STAKE_BY, TOLERANCES } from './settingWords.ts';

/** The player's settings for the slip, kept on this device. */
export function SlipSettings() {
  const choices = useSnapshot(betslip, { sync: true });
  const { isGross, hasWaiting } = useWinView();
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="slip-settings">
      <SelectField
        label={texts.onPriceChange}
        options={OnPriceChange.options.map((id) => ({ id, label: PRICE_CHOICES[id] }))}
        selected={choices.onPriceChange}
        onSelect={(choice) => {
          betslip.onPriceChange = choice;
        }}
      />
      {choices.onPriceChange === 'within' && (
        <SelectField
          label={texts.tolerance}
          options={TOLERANCES.map((points) => ({ id: String(points), label: `${points / 100}%` }))}
          selected={String(choices.toleranceBasisPoints)}
          onSelect={(points) => {
            betslip.toleranceBasisPoints = Number(points);
          }}
        />
      )}
      <SelectField
        label="What I enter"
        options={STAKE_BY}
        selected={choices.stakeBy}
        onSelect={setStakeBy}
      />
      <CheckRow
        isOn={choices.isConfirmed}
        onChange={(isOn) => {
          betslip.isConfirmed = isOn;
        }}
      >
        {texts.askAgain}
      </CheckRow>
      <CheckRow
        isOn={choices.isSelectionKept}
        onChange={(isOn) => {
          betslip.isSelectionKept = isOn;
        }}
      >
        {texts.keepSelection}
      </CheckRow>
      <CheckRow
        isOn={choices.isAdding}
        onChange={(isOn) => {
          betslip.isAdding = isOn;
        }}
      >
        {texts.stakesAdd}
      </CheckRow>
      <CheckRow
        isOn={isGross}
        onChange={(isOn) => {
          winView.isGross = isOn;
        }}
      >
        {texts.grossWins}
      </CheckRow>
      <CheckRow
        isOn={hasWaiting}
        onChange={(isOn) => {
          winView.hasWaiting = isOn;
        }}
      >
        {texts.countWaiting}
      </CheckRow>
      {isEditing && <QuickStakesEditor />}
      <div className="slip-settings__acts">
        {!isEditing && (
          <Button kind="quiet" onClick={() => setEditing(true)}>
            {texts.editStakes}
          </Button>
        )}
        <OneClickSetting />
      </div>
    </div>
  );
}
