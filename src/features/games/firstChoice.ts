import type { Choice } from '../../domain/casino/game.ts';
import type { Game } from '../../domain/casino/games.ts';

/** What is chosen before the player chooses: nothing that stakes money by itself. */
export function firstChoice(game: Game | undefined): Choice {
  if (game?.mechanic === 'crash') return { target: 200 };
  if (game?.mechanic === 'mines') return { mines: game.data.mines[1] };
  if (game?.mechanic === 'dice') return { side: 'under', at: 5_000 };
  return {};
}
