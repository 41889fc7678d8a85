import './ThemeChoice.css';
import { useSnapshot } from 'valtio';
import { type ColorScheme, chooseTheme, theme } from '../../state/device/theme.ts';
import { Chip } from '../../ui/button/Chip.tsx';

const CHOICES: [ColorScheme, string][] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['auto', 'Same as phone'],
];

export function ThemeChoice() {
  const { preference } = useSnapshot(theme);
  return (
    <fieldset className="theme-choice">
      <legend>Theme</legend>
      {CHOICES.map(([choice, label]) => (
        <Chip key={choice} isOn={preference === choice} onClick={() => chooseTheme(choice)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}
