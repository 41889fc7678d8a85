import { type LinesData, lineWins } from '../../../domain/casino/mechanics/lines.ts';
import { ROWS, slotView, WILD } from '../../../domain/casino/mechanics/slotSymbols.ts';
import { type WaysData, waysWins } from '../../../domain/casino/mechanics/ways.ts';
import { SymbolGrid } from './SymbolGrid.tsx';
import { slotPicture } from './slotSymbol.ts';
import type { StageProps } from './stage.ts';

type SlotStageProps = Pick<StageProps<unknown>, 'theme' | 'play' | 'isTurning' | 'isLanding'> &
  ({ kind: 'lines'; data: LinesData } | { kind: 'ways'; data: WaysData });

/** Where the reels rest before the first round: nothing pays there. */
const REST = [3, 11, 7, 19, 23];

/** Five reels of three rows, and what pays on them in words. */
export function SlotStage(props: SlotStageProps) {
  const { data, theme, play, isTurning, isLanding } = props;
  const stops = play?.shown ?? REST;
  const view = slotView(data.strips, stops);
  const columns = view.length;
  const letters = Array.from(
    { length: columns * ROWS },
    (_, cell) => view[cell % columns]?.[Math.floor(cell / columns)] ?? '',
  );
  const wins =
    !play || isTurning || isLanding
      ? []
      : props.kind === 'lines'
        ? ofLines(props.data, stops)
        : ofWays(props.data, stops, view);
  const paying = new Set(wins.flatMap(({ cells }) => cells));
  return (
    <>
      <SymbolGrid
        motif={theme.motif}
        letters={letters}
        columns={columns}
        paying={paying}
        isTurning={isTurning}
        isLanding={isLanding}
      />
      <ul className="game__wins">
        {wins.map(({ key, symbol, text }) => (
          <li key={key}>
            {slotPicture(theme.motif, symbol).name}: {text}
          </li>
        ))}
      </ul>
    </>
  );
}

interface Win {
  key: string;
  symbol: string;
  text: string;
  cells: number[];
}

function ofLines(data: LinesData, stops: readonly number[]): Win[] {
  const columns = data.strips.length;
  return lineWins(data, stops).map(({ line, symbol, length, pays }) => ({
    key: `${line}`,
    symbol,
    text: `${length} on line ${line + 1}, ${pays}× its stake`,
    cells: (data.lines[line] ?? []).slice(0, length).map((row, reel) => row * columns + reel),
  }));
}

function ofWays(data: WaysData, stops: readonly number[], view: string[][]): Win[] {
  const columns = data.strips.length;
  return waysWins(data, stops).map(({ symbol, length, ways, pays }) => ({
    key: symbol,
    symbol,
    text: `${length} reels in ${ways} ${ways === 1 ? 'way' : 'ways'}, ${pays / 100}× the stake each`,
    cells: view
      .slice(0, length)
      .flatMap((letters, reel) =>
        letters.flatMap((letter, row) =>
          letter === symbol || letter === WILD ? [row * columns + reel] : [],
        ),
      ),
  }));
}
