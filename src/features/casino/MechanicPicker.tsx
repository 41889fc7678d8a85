import './MechanicPicker.css';
import type { CSSProperties } from 'react';
import { GameArt } from '../../ui/art/GameArt.tsx';
import type { IndexedGame } from './lobbyIndex.ts';
import { MECHANIC_NAMES, MECHANIC_THEMES, mechanicOf } from './mechanics.ts';

/** As many as have room for their names in the narrowest wide window. */
const MOST_IN_ROW = 9;

interface MechanicPickerProps {
  index: readonly IndexedGame[];
  selected: string | undefined;
  onPick(mechanic: string | undefined): void;
}

/** The ways to play, each drawn. Picking one shows its games only; picking it again shows all. */
export function MechanicPicker({ index, selected, onPick }: MechanicPickerProps) {
  const known = new Set(index.map(({ game }) => mechanicOf(game)));
  const offered = Object.keys(MECHANIC_NAMES).filter((mechanic) => known.has(mechanic));
  if (offered.length < 2) return null;
  return (
    <ul
      className="mechanics"
      aria-label="Ways to play"
      style={{ '--in-row': inRow(offered.length) } as CSSProperties}
    >
      {offered.map((mechanic) => (
        <li key={mechanic}>
          <button
            type="button"
            className="mechanics__way"
            aria-pressed={selected === mechanic}
            onClick={() => onPick(selected === mechanic ? undefined : mechanic)}
          >
            <GameArt maths={mechanic} theme={MECHANIC_THEMES[mechanic]} />
            <b>{MECHANIC_NAMES[mechanic]}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** In a wide window they stand in rows of as many, one more in the first where they are odd. */
const inRow = (count: number) => Math.ceil(count / Math.ceil(count / MOST_IN_ROW));
