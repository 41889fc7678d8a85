import type { LobbyGame } from '../../src/contract/external.ts';
import { GAMES, type Game, returnOf } from '../../src/domain/casino/games.ts';
import { textKey, unit } from '../world/chance/hash.ts';

/** What a name says of the game: the first that fits. Slots say nothing, and have one of three kinds. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/Blackjack|Twenty-one|Pontoon/, 'blackjack'],
  [/Baccarat|Punto Banco/, 'baccarat'],
  [/Roulette/, 'roulette'],
  [/Sic Bo|Tai Sai/, 'sic-bo'],
  [/Lucky Seven/, 'seven'],
  [/Card Duel|Top Card/, 'duel'],
  [/Wheel/, 'wheel'],
  [/Mine/, 'mines'],
  [/Keno|Numbers/, 'keno'],
  [/Scratch/, 'scratch'],
  [/Dice/, 'dice'],
];
const SLOTS = ['lines', 'ways', 'cluster'] as const;
const VOLATILITIES = ['low', 'medium', 'high'] as const;

const pick = <Value>(values: readonly Value[], key: number, index: number): Value | undefined =>
  values[Math.floor(unit(key, index) * values.length)];

const returns = new Map<string, number>();

function mathsFor(kind: LobbyGame['kind'], name: string, key: number): Game | undefined {
  if (kind === 'live') return undefined;
  const isSlot = kind === 'slots';
  const mechanic = isSlot
    ? pick(SLOTS, key, 13)
    : kind === 'crash'
      ? 'crash'
      : BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  const volatility = pick(VOLATILITIES, key, 1);
  const fitting = GAMES.filter(
    (game) => game.mechanic === mechanic && (!isSlot || game.volatility === volatility),
  );
  const game =
    name === 'Market Day' ? GAMES.find(({ id }) => id === 'goods') : pick(fitting, key, 2);
  if (!game) throw new Error(`${name} has no maths`);
  return game;
}

/** The maths of a game by its kind and name, and the return and volatility that follow from it. */
export function mathsOf(
  kind: LobbyGame['kind'],
  name: string,
  gameCode: string,
): Pick<LobbyGame, 'maths' | 'rtpPercent' | 'volatility'> {
  const game = mathsFor(kind, name, textKey(gameCode));
  if (!game) return {};
  const share = returns.get(game.id) ?? returnOf(game);
  returns.set(game.id, share);
  return {
    maths: game.id,
    rtpPercent: share / 100,
    ...(game.volatility && { volatility: game.volatility }),
  };
}
