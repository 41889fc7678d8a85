import './MinesStage.css';
import {
  MINE_CELLS,
  type MinesData,
  minesOf,
  minesReturn,
  openedCells,
} from '../../../domain/casino/mechanics/mines.ts';
import { MOTIFS } from '../../../ui/art/motifs.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Chip } from '../../../ui/button/Chip.tsx';
import { ChipRow } from '../../../ui/button/ChipRow.tsx';
import { InDock } from '../InDock.tsx';
import { amountText } from '../playing.ts';
import type { StageProps } from './stage.ts';

/** Twenty-five cells. Mines and finds differ in shape and in name. */
export function MinesStage(props: StageProps<MinesData>) {
  const { data, play, isOpen, isTurning, choice, onChoice, onAct } = props;
  const opened = play ? openedCells(play) : [];
  const mines = minesOf(isOpen && play ? play.choice : choice);
  const stakeKobo = play?.firstStake ?? 0;
  const worth = (count: number) => minesReturn(data, { stakeKobo, mines, opened: count });
  const mayOpen = isOpen && play?.allowed.includes('open') === true && !isTurning;
  return (
    <>
      <fieldset className="mines">
        <legend className="visually-hidden">Cells</legend>
        {Array.from({ length: MINE_CELLS }, (_, cell) => (
          <MineCell
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place
            key={cell}
            cell={cell}
            look={cellLook(cell, opened, play?.shown ?? [])}
            isOn={mayOpen && !opened.includes(cell)}
            onOpen={() => onAct({ do: 'open', cell })}
          />
        ))}
      </fieldset>
      <InDock>
        {isOpen ? (
          <>
            <p className="game__hint">
              {`${mines} ${mines === 1 ? 'mine' : 'mines'}. The next safe cell makes it ${amountText(worth(opened.length + 1))}.`}
            </p>
            <Button
              kind="action"
              isWide
              disabled={!play?.allowed.includes('cash-out') || isTurning}
              onClick={() => onAct({ do: 'cash-out' })}
            >
              {`Cash out ${amountText(worth(opened.length))}`}
            </Button>
          </>
        ) : (
          <ChipRow label="Mines">
            {data.mines.map((count) => (
              <Chip
                key={count}
                isTall
                isOn={count === mines}
                onClick={() => onChoice({ mines: count })}
              >
                {count === 1 ? '1 mine' : `${count} mines`}
              </Chip>
            ))}
          </ChipRow>
        )}
      </InDock>
    </>
  );
}

type CellLook = 'closed' | 'safe' | 'mine' | 'hit';

function cellLook(cell: number, opened: readonly number[], mines: readonly number[]): CellLook {
  const isMine = mines.includes(cell);
  if (opened.includes(cell)) return isMine ? 'hit' : 'safe';
  return isMine ? 'mine' : 'closed';
}

const WORDS: Readonly<Record<CellLook, string>> = {
  closed: 'closed',
  safe: 'safe',
  mine: 'a mine',
  hit: 'a mine, opened',
};

interface MineCellProps {
  cell: number;
  look: CellLook;
  isOn: boolean;
  onOpen(): void;
}

function MineCell({ cell, look, isOn, onOpen }: MineCellProps) {
  const place = `Row ${Math.floor(cell / 5) + 1}, cell ${(cell % 5) + 1}`;
  return (
    <button
      type="button"
      className={`mines__cell mines__cell--${look}`}
      aria-label={`${place}: ${WORDS[look]}`}
      aria-disabled={!isOn}
      onClick={() => isOn && onOpen()}
    >
      {look !== 'closed' && (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path fillRule="evenodd" d={look === 'safe' ? MOTIFS.gem : MOTIFS.bomb} />
        </svg>
      )}
    </button>
  );
}
