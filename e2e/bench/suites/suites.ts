import type { Lab } from '../lab.ts';
import type { Row } from '../row.ts';
import { badLink } from './badLink.ts';
import { firstInput } from './firstInput.ts';
import { firstView } from './firstView.ts';
import { layoutShifts } from './layoutShifts.ts';
import { livePrices } from './livePrices.ts';
import { lobbyScroll } from './lobbyScroll.ts';
import { matchesInARow } from './matchesInARow.ts';
import { returning } from './returning.ts';
import { socketBytes } from './socketBytes.ts';

interface Suite {
  title: string;
  /** Measures its pages in turn, this many times. What does not vary is measured once. */
  measure(lab: Lab, runs: number): Promise<Row[]>;
}

/** All suites, by their names for `--only`. */
export const suites: Record<string, Suite> = {
  'first-view': { title: 'First view: 400 kbps, 400 ms, CPU 6 ×', measure: firstView },
  'first-input': { title: 'First input: 400 kbps, 400 ms, CPU 6 ×', measure: firstInput },
  'bad-link': {
    title: 'First input on a bad link: 2 % lost, stalls of 5 s, CPU 6 ×',
    measure: badLink,
  },
  returning: { title: 'Coming back, over react: CPU 6 ×', measure: returning },
  prices: { title: 'Live prices, over vanilla: 1,000 changes/s, CPU 4 ×', measure: livePrices },
  matches: { title: 'Matches opened in a row', measure: matchesInARow },
  lobby: { title: 'Scrolling the lobby: CPU 4 ×', measure: lobbyScroll },
  shifts: { title: 'Layout shifts, late data included', measure: layoutShifts },
  socket: { title: 'Socket bytes of a match in play', measure: socketBytes },
};
