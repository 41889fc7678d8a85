import type { Game } from '../../domain/casino/games.ts';

/** How long a result takes to come to rest; nothing in the others falls or turns. Style sheets keep to it. */
const LANDING_MS: Partial<Record<Game['mechanic'], number>> = {
  goods: 900,
  lines: 1_100,
  ways: 1_100,
  cluster: 1_100,
  roulette: 2_200,
  wheel: 2_200,
  'sic-bo': 600,
  dice: 600,
};

export const landingMs = (mechanic: Game['mechanic']): number => LANDING_MS[mechanic] ?? 0;
