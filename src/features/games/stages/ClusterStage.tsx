import { type ClusterData, clustersOf, SIDE } from '../../../domain/casino/mechanics/cluster.ts';
import { SymbolGrid } from './SymbolGrid.tsx';
import { clusterLetter, slotPicture } from './slotSymbol.ts';
import type { StageProps } from './stage.ts';

const CELLS = SIDE * SIDE;

/** A field of five by five, and its clusters in words. */
export function ClusterStage({
  data,
  theme,
  play,
  isTurning,
  isLanding,
}: Pick<StageProps<ClusterData>, 'data' | 'theme' | 'play' | 'isTurning' | 'isLanding'>) {
  const symbols =
    play?.shown ?? Array.from({ length: CELLS }, (_, cell) => (cell * 5) % data.weights.length);
  const clusters = play && !isTurning && !isLanding ? clustersOf(data, symbols) : [];
  return (
    <>
      <SymbolGrid
        motif={theme.motif}
        letters={symbols.map(clusterLetter)}
        columns={SIDE}
        paying={new Set(clusters.flatMap(({ cells }) => cells))}
        isTurning={isTurning}
        isLanding={isLanding}
      />
      <ul className="game__wins">
        {clusters.map(({ symbol, cells, pays }) => (
          <li key={cells[0]}>
            {slotPicture(theme.motif, clusterLetter(symbol)).name}: {cells.length} together,{' '}
            {pays / 100}× the stake
          </li>
        ))}
      </ul>
    </>
  );
}
