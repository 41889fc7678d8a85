import type { LobbyGame } from '../../contract/external.ts';

/** How each kind of game is called, in the order of the lobby. */
export const MECHANIC_NAMES: Readonly<Record<string, string>> = {
  goods: 'Three reels',
  lines: 'Lines',
  ways: '243 ways',
  cluster: 'Clusters',
  crash: 'Crash',
  mines: 'Mines',
  dice: 'Dice',
  keno: 'Keno',
  scratch: 'Scratch card',
  roulette: 'Roulette',
  blackjack: 'Blackjack',
  baccarat: 'Baccarat',
  wheel: 'Wheel',
  'sic-bo': 'Sic bo',
  duel: 'Card duel',
  seven: 'Lucky seven',
  live: 'Live table',
};

/** The picture of each way to play: colours that stand out in light and dark, and what its reels show. */
export const MECHANIC_THEMES: Readonly<Record<string, string>> = {
  goods: 'jade stall',
  lines: 'crimson crown',
  ways: 'indigo gem',
  cluster: 'gold bead',
  crash: 'indigo rocket',
  mines: 'crimson',
  dice: 'gold',
  keno: 'jade',
  scratch: 'crimson coin',
  roulette: 'jade',
  blackjack: 'indigo',
  baccarat: 'gold',
  wheel: 'crimson',
  'sic-bo': 'jade',
  duel: 'indigo',
  seven: 'gold',
  live: 'crimson',
};

/** The mechanic of a tile: what its maths begins with. */
export function mechanicOf({ maths }: Pick<LobbyGame, 'maths'>): string {
  return (maths ?? 'live').replace(/(-low|-medium|-high)?-\d+$/, '');
}
