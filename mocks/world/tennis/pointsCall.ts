const CALLS = ['0', '15', '30', '40'];

/** The score of a game as the umpire calls it, home first. */
export function pointsCall([home, away]: readonly [number, number], isTiebreak: boolean): string {
  if (isTiebreak) return `${home}–${away}`;
  if (home < 4 && away < 4) return `${CALLS[home]}–${CALLS[away]}`;
  if (home === away) return '40–40';
  return home > away ? 'Ad–40' : '40–Ad';
}
