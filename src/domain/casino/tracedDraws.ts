import type { Chance } from './chance.ts';
import type { Choice } from './game.ts';
import type { Game } from './games.ts';

/** The numbers that a round takes from its seeds, each with how many it was drawn among. */
export function tracedDraws(
  { rules }: Pick<Game, 'rules'>,
  chance: Chance,
  choice: Choice,
): { count: number; drawn: number }[] {
  const steps: { count: number; drawn: number }[] = [];
  rules.draw(
    {
      below(count) {
        const drawn = chance.below(count);
        steps.push({ count, drawn });
        return drawn;
      },
    },
    choice,
  );
  return steps;
}
