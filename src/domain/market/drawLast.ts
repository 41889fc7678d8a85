/** The outcome of a match that nobody wins; its runner has this id in every market. */
const DRAW = 'draw';

interface Outcome {
  runnerId: string;
}

/** Runners with the draw at the end, as exchanges list them, whatever order the server has. */
export function drawLast<Runner extends Outcome>(runners: readonly Runner[]): Runner[] {
  const isDraw = ({ runnerId }: Runner) => runnerId === DRAW;
  return [...runners.filter((runner) => !isDraw(runner)), ...runners.filter(isDraw)];
}

/** Runners in the places of 1, X and 2; without a draw, of 1 and 2. */
export function inPlaces<Runner extends Outcome>(
  runners: readonly Runner[],
): (readonly ['1' | 'X' | '2', Runner | undefined])[] {
  const [home, away, draw] = drawLast(runners);
  return draw
    ? [
        ['1', home],
        ['X', draw],
        ['2', away],
      ]
    : [
        ['1', home],
        ['2', away],
      ];
}
