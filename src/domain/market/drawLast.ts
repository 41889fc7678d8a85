/** The id of the runner for a draw, the same in every market. */
const DRAW = 'draw';

interface Outcome {
  runnerId: string;
}

/** The runners with the draw last, as exchanges list them, whatever the server's order. */
export function drawLast<Runner extends Outcome>(runners: readonly Runner[]): Runner[] {
  const isDraw = ({ runnerId }: Runner) => runnerId === DRAW;
  return [...runners.filter((runner) => !isDraw(runner)), ...runners.filter(isDraw)];
}

/** The runners in the order 1, X, 2; without a draw 1, 2. */
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
