import type { Player } from '../eleven.ts';
import type { Side } from '../state.ts';
import { scores, scoresFirst } from './bets.ts';
import { choice, type MarketSpec, type Names, TIME } from './spec.ts';

/** Likely scorers first; goalkeepers are not offered. */
export function scorerMarkets(
  names: Names,
  elevens: Record<Side, readonly Player[]>,
): MarketSpec[] {
  const players = (['home', 'away'] as const).flatMap((side) =>
    elevens[side].map((player) => ({ ...player, side: names[side] })),
  );
  const offered = players
    .filter(({ goalShare }) => goalShare > 0)
    .sort((one, other) => other.goalShare - one.goalShare);
  const label = ({ name, side }: (typeof offered)[number]) => `${name} (${side})`;
  return [
    {
      id: 'as',
      kind: 'anytime_scorer',
      name: 'Anytime goalscorer',
      rules: `The player scores one goal or more; own goals do not count. ${TIME}`,
      choices: offered.map((player) =>
        choice(player.playerId, player.name, label(player), scores(player.playerId)),
      ),
    },
    {
      id: 'fs',
      kind: 'first_scorer',
      name: 'First goalscorer',
      rules: `The player scores the first goal of the match. ${TIME}`,
      choices: [
        ...offered.map((player) =>
          choice(player.playerId, player.name, label(player), scoresFirst(player.playerId)),
        ),
        choice('nobody', 'None', 'No goal', scoresFirst('nobody')),
      ],
      isDecided: ({ home, away }) => home + away > 0,
    },
  ];
}
