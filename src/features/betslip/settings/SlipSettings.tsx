import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { OnPriceChange } from '../../../contract/betting/bets.ts';
import * as texts from '../../../messages/english/slipSettings.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { setStakeBy } from '../../../state/bets/betslipTerms.ts';
import { useWinView, winView } from '../../../state/bets/winView.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { OneClickSetting } from './OneClickSetting.tsx';
import { QuickStakesEditor } from './QuickStakesEditor.tsx';
import { CheckRow, SelectRow } from './SettingRow.tsx';
import './SlipSettings.css';
import { PRICE_CHOICES, STAKE_BY, TOLERANCES } from './settingWords.ts';

/** The player's settings for the slip, kept on this device. */
export function SlipSettings() {
  const choices = useSnapshot(betslip, { sync: true });
  const { isGross, hasWaiting } = useWinView();
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="slip-settings">
      <SelectRow
        label={texts.onPriceChange}
        value={choices.onPriceChange}
        options={OnPriceChange.options.map((choice) => [choice, PRICE_CHOICES[choice]] as const)}
        onChange={(choice) => {
          betslip.onPriceChange = choice;
        }}
      />
      {choices.onPriceChange === 'within' && (
        <SelectRow
          label={texts.tolerance}
          value={String(choices.toleranceBasisPoints)}
          options={TOLERANCES.map((points) => [String(points), `${points / 100}%`] as const)}
          onChange={(points) => {
            betslip.toleranceBasisPoints = Number(points);
          }}
        />
      )}
      <SelectRow
        label="What I enter"
        value={choices.stakeBy}
        options={STAKE_BY}
        onChange={setStakeBy}
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
      {isEditing ? (
        <QuickStakesEditor />
      ) : (
        <Button kind="quiet" isSmall onClick={() => setEditing(true)}>
          {texts.editStakes}
        </Button>
      )}
      <OneClickSetting />
    </div>
  );
}
