import './SymbolGrid.css';
import type { CSSProperties } from 'react';
import { MOTIFS, type Motif } from '../../../ui/art/motifs.ts';
import { classes } from '../../../ui/classes.ts';
import { Reel } from './Reel.tsx';
import { slotPicture } from './slotSymbol.ts';

interface SymbolGridProps {
  motif: Motif;
  /** Row by row. */
  letters: readonly string[];
  columns: number;
  /** The cells that pay. */
  paying: ReadonlySet<number>;
  isTurning: boolean;
  isLanding: boolean;
}

/** The field of a slot. Cells that pay have a frame and a tick, not a colour alone. */
export function SymbolGrid(props: SymbolGridProps) {
  const { motif, letters, columns, paying, isTurning, isLanding } = props;
  const rows = Array.from({ length: letters.length / columns }, (_, row) =>
    letters.slice(row * columns, (row + 1) * columns),
  );
  const nameOf = (letter: string, cell: number) =>
    slotPicture(motif, letter).name + (paying.has(cell) ? ' pays' : '');
  const label = rows
    .map(
      (row, index) =>
        `Row ${index + 1}: ${row.map((letter, column) => nameOf(letter, index * columns + column)).join(', ')}`,
    )
    .join('. ');
  return (
    <div
      className="symbol-grid"
      role="img"
      aria-label={label}
      style={
        {
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          '--wide': columns / rows.length,
        } as CSSProperties
      }
    >
      {Array.from({ length: columns }, (_, column) => (
        <Reel
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is identified by its place
          key={column}
          place={column}
          isTurning={isTurning}
          isLanding={isLanding}
          passing={() =>
            Array.from({ length: rows.length * 2 }, (_, step) => (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place
                key={step}
                motif={motif}
                letter={letters[(step * 7 + column * 3) % letters.length] ?? ''}
                isPaying={false}
              />
            ))
          }
        >
          {rows.map((row, index) => (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place
              key={index}
              motif={motif}
              letter={row[column] ?? ''}
              isPaying={paying.has(index * columns + column)}
            />
          ))}
        </Reel>
      ))}
    </div>
  );
}

interface CellProps {
  motif: Motif;
  letter: string;
  isPaying: boolean;
}

function Cell({ motif: theme, letter, isPaying }: CellProps) {
  const { motif, sign, isWild } = slotPicture(theme, letter);
  const look = classes(
    'symbol-grid__cell',
    `symbol-grid__cell--${letter.toLowerCase()}`,
    isPaying && 'symbol-grid__cell--paying',
    isWild && 'symbol-grid__cell--wild',
  );
  return (
    <svg className={look} viewBox="0 0 48 48" aria-hidden="true">
      {motif ? (
        <path fillRule="evenodd" d={MOTIFS[motif]} />
      ) : (
        <text x="24" y={isWild ? 29 : 34}>
          {sign}
        </text>
      )}
    </svg>
  );
}
