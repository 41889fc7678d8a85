import { mix, textKey, unit } from '../chance/hash.ts';
import { shuffled } from '../chance/shuffled.ts';
import { MEN, SURNAMES } from '../people.ts';
import type { Side } from './state.ts';

export interface Player {
  /** `h9`: side and number on the shirt. */
  playerId: string;
  name: string;
  position: 'goalkeeper' | 'defender' | 'midfielder' | 'forward';
  /** The part of the side's goals that are his; all of the eleven make one. */
  goalShare: number;
  /** The part of its yellow cards. */
  cardShare: number;
}

const LINES = [
  ['goalkeeper', 1, 0, 0.4],
  ['defender', 4, 0.035, 1.3],
  ['midfielder', 3, 0.1, 1.2],
  ['forward', 3, 0.2, 0.8],
] as const;

/** Who plays for a side: the same eleven in every match, its goals shared by position. */
export function elevenOf(side: string, team: Side): Player[] {
  const key = textKey(side);
  const [given, surnames] = [shuffled(MEN, mix(key, 1)), shuffled(SURNAMES, mix(key, 2))];
  const eleven = LINES.flatMap(([position, count, goals, cards]) =>
    Array.from({ length: count }, () => ({ position, goals, cards })),
  ).map(({ position, goals, cards }, index) => ({
    playerId: `${team === 'home' ? 'h' : 'a'}${index + 1}`,
    name: `${given[index] ?? ''} ${surnames[index] ?? ''}`,
    position,
    goalShare: goals * (0.5 + unit(key, index)),
    cardShare: cards * (0.5 + unit(key, index + 20)),
  }));
  const [goals, cards] = [sum(eleven, 'goalShare'), sum(eleven, 'cardShare')];
  return eleven.map((player) => ({
    ...player,
    goalShare: player.goalShare / goals,
    cardShare: player.cardShare / cards,
  }));
}

function sum(eleven: readonly Player[], share: 'goalShare' | 'cardShare'): number {
  return eleven.reduce((all, player) => all + player[share], 0);
}

/** Draws a player by a share of each, among those who are allowed; `draw` is from 0 to below 1. */
export function drawPlayer(
  eleven: readonly Player[],
  share: 'goalShare' | 'cardShare',
  draw: number,
  isAllowed: (playerId: string) => boolean,
): Player | undefined {
  const some = eleven.filter((player) => player[share] > 0 && isAllowed(player.playerId));
  let left = draw * sum(some, share);
  for (const player of some) {
    left -= player[share];
    if (left < 0) return player;
  }
  return some.at(-1);
}
