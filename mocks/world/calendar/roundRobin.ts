/**
 * The matches of a round in which everybody plays everybody twice, by the circle method: the first side stays,
 * the others move on by one. In the second half of the season home and away change places.
 */
export function roundOf(sides: readonly string[], round: number): [home: string, away: string][] {
  const { length } = sides;
  const turns = length - 1;
  const turn = round % turns;
  const isReturn = round >= turns;
  const at = (place: number) => sides[place === 0 ? 0 : 1 + ((place - 1 + turn) % turns)] ?? '';
  return Array.from({ length: length / 2 }, (_, index) => {
    const pair: [string, string] = [at(index), at(length - 1 - index)];
    // Whoever stays in the circle is at home in every other round, and so are the others.
    const isTurned = (index === 0 ? turn % 2 === 1 : index % 2 === 1) !== isReturn;
    return isTurned ? [pair[1], pair[0]] : pair;
  });
}
