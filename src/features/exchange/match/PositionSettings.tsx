import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Chip } from '../../../ui/button/Chip.tsx';
import './PositionSettings.css';
import { positionView, startPositionView } from '../market/positionView.ts';

/** Settings for the profit and loss under the runners. */
export function PositionSettings() {
  const { isNet, hasWaiting } = useSnapshot(positionView);
  useEffect(() => void startPositionView(), []);
  return (
    <fieldset className="position-settings">
      <legend className="position-settings__title">Profit and loss under the runners</legend>
      <Chip
        isOn={isNet}
        onClick={() => {
          positionView.isNet = !isNet;
        }}
      >
        Less commission
      </Chip>
      <Chip
        isOn={hasWaiting}
        onClick={() => {
          positionView.hasWaiting = !hasWaiting;
        }}
      >
        With waiting bets
      </Chip>
    </fieldset>
  );
}
