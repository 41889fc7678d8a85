import './ThemeChoice.css';
import { useSnapshot } from 'valtio';
import type { DataChoice } from '../../pwa/lessData.ts';
import { chooseDataSaver, dataSaver } from '../../state/device/dataSaver.ts';
import { Chip } from '../../ui/button/Chip.tsx';

const CHOICES: [DataChoice, string][] = [
  ['auto', 'Same as phone'],
  ['on', 'On'],
  ['off', 'Off'],
];

/** Turns on the data saver: best prices only, fewer updates, no animation, nothing fetched ahead. */
export function DataSaverChoice() {
  const { choice } = useSnapshot(dataSaver);
  return (
    <fieldset className="theme-choice">
      <legend>Data saver</legend>
      {CHOICES.map(([id, label]) => (
        <Chip key={id} isOn={choice === id} onClick={() => chooseDataSaver(id)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}
