import './MechanicPicker.css';
import { GameArt } from '../../ui/art/GameArt.tsx';
import type { IndexedGame } from './lobbyIndex.ts';
import { MECHANIC_NAMES, mechanicOf } from './mechanics.ts';

interface MechanicPickerProps {
  index: readonly IndexedGame[];
  selected: string | undefined;
  onPick(mechanic: string | undefined): void;
}

/** The ways to play, each drawn. Picking one shows its games only; picking it again shows all. */
export function MechanicPicker({ index, selected, onPick }: MechanicPickerProps) {
  const first = new Map<string, IndexedGame>();
  for (const item of index) {
    const mechanic = mechanicOf(item.game);
    if (!first.has(mechanic)) first.set(mechanic, item);
  }
  const offered = Object.keys(MECHANIC_NAMES).filter((mechanic) => first.has(mechanic));
  if (offered.length < 2) return null;
  return (
    <ul className="mechanics" aria-label="Ways to play">
      {offered.map((mechanic) => (
        <li key={mechanic}>
          <button
            type="button"
            className="mechanics__way"
            aria-pressed={selected === mechanic}
            onClick={() => onPick(selected === mechanic ? undefined : mechanic)}
          >
            <GameArt
              maths={first.get(mechanic)?.game.maths}
              theme={first.get(mechanic)?.game.theme}
            />
            <b>{MECHANIC_NAMES[mechanic]}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
