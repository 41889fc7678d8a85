import type { LobbyGame, LobbyProvider, LobbyQuery } from '../../src/contract/external.ts';
import { API_ROOT } from '../domain/apiRoot.ts';
import type { Operator } from '../domain/operator.ts';
import { textKey, unit } from '../world/chance/hash.ts';
import { mathsOf } from './gameMaths.ts';
import { gameName } from './gameNames.ts';
import { themeOf } from './gameThemes.ts';
import { type GameKind, PROVIDERS } from './lobbyData.ts';
import { spreadSubjects } from './spreadSubjects.ts';

const KINDS = ['slots', 'live', 'table', 'instant', 'crash'] as const;
const NAIRA = 100;
const SECOND_MS = 1000;
/** A jackpot is won and starts again about this often. */
const JACKPOT_WEEK_MS = 7 * 24 * 60 * 60 * SECOND_MS;

/** Whole naira, of Market Day. */
const OWN = { minStake: 10 * NAIRA, maxStake: 5_000 * NAIRA };

const GAMES = everyGame();

type WonAt = (gameCode: string) => number | undefined;

/** The lobby as its service reports it. Only the jackpots change: with the clock, and when one is won. */
export function lobby(
  at: number,
  wonAt: WonAt = () => undefined,
  apiRoot = API_ROOT,
): { providers: LobbyProvider[]; games: LobbyGame[] } {
  const providers = PROVIDERS.map(({ provider, name, kinds, status = 'working' }) => ({
    provider,
    name,
    kinds,
    status,
    games: GAMES.filter((game) => game.provider === provider).length,
    url: frameUrl({ apiRoot }, provider),
  }));
  return { providers, games: GAMES.map((game) => withJackpot(game, at, wonAt)) };
}

/** A page of the lobby, the most played first. */
export function lobbyPage(
  whole: ReturnType<typeof lobby>,
  { from = '0', size, provider, kind, jackpot }: LobbyQuery,
) {
  const games = whole.games.filter(
    (game) =>
      (!provider || game.provider === provider) &&
      (!kind || game.kind === kind) &&
      (!jackpot || game.jackpot !== undefined),
  );
  const first = Number(from);
  const end = size === undefined ? games.length : first + Number(size);
  return { providers: whole.providers, games: games.slice(first, end), total: games.length };
}

/** When a game's jackpot was last won in a world. */
export function jackpotWins({ db }: Pick<Operator, 'db'>): WonAt {
  return (gameCode) =>
    db.rounds
      .where('state', 'won')
      .findLast((row) => row.hasJackpotWin && row.gameCode === gameCode)?.playedAt;
}

/** A game of the lobby by its code, with its jackpot of this moment. */
export function lobbyGame(
  operator: Pick<Operator, 'db' | 'clock'>,
  gameCode: string,
): LobbyGame | undefined {
  const game = GAMES.find((one) => one.gameCode === gameCode);
  return game && withJackpot(game, operator.clock.now(), jackpotWins(operator));
}

/** Whether a game is down; a provider that is down takes its games with it. */
export function isGameDown({ provider, isDown }: LobbyGame): boolean {
  return isDown ?? PROVIDERS.find((row) => row.provider === provider)?.status === 'down';
}

export function frameUrl(
  { apiRoot }: Pick<Operator, 'apiRoot'>,
  provider: string,
  game?: string,
): string {
  return `${apiRoot}/external/frame/${provider}${game ? `/${game}` : ''}`;
}

function everyGame(): LobbyGame[] {
  const made: Record<GameKind, number> = { slots: 0, live: 0, table: 0, instant: 0, crash: 0 };
  const games = PROVIDERS.flatMap(({ provider, games = {}, more = {} }) =>
    KINDS.flatMap((kind) => {
      const named = games[kind] ?? [];
      const names = [...named];
      for (let count = more[kind] ?? 0; count > 0; count--) {
        made[kind] += 1;
        names.push(gameName(kind, made[kind]));
      }
      return names.map((name, index) => ({
        ...gameOf(provider, kind, name, index < named.length),
        ...(index >= named.length && unit(textKey(name), 6) < 0.01 && { isDown: true }),
      }));
    }),
  );
  return spreadSubjects(games).map((game) => ({
    ...game,
    ...(game.plays > 10_000 && { tags: [...(game.tags ?? []), 'popular' as const] }),
  }));
}

/** A week's rounds: a few games have most of them, and those with a name of their own more than the rest. */
function playsOf(key: number, isNamed: boolean): number {
  const share = unit(key, 11);
  return isNamed ? 20_000 + Math.floor(share ** 2 * 180_000) : Math.floor(12 + share ** 6 * 18_000);
}

function gameOf(provider: string, kind: GameKind, name: string, isNamed: boolean) {
  const gameCode = `${provider}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  const key = textKey(gameCode);
  const tags = unit(key, 3) < 0.05 ? ['new' as const] : [];
  const maths = mathsOf(kind, name, gameCode);
  return {
    gameCode,
    name,
    provider,
    kind,
    minStake: (kind === 'live' ? 100 : ([10, 20, 50][Math.floor(unit(key, 5) * 3)] ?? 10)) * NAIRA,
    maxStake: (kind === 'live' ? 100_000 : 20_000) * NAIRA,
    ...maths,
    ...(kind !== 'live' && { theme: themeOf(gameCode, name, maths.maths) }),
    ...(tags.length > 0 && { tags }),
    plays: playsOf(key, isNamed),
    ...(provider === 'oja' && OWN),
  };
}

function withJackpot(game: LobbyGame, at: number, wonAt: WonAt): LobbyGame {
  const key = textKey(game.gameCode);
  if (game.kind !== 'slots' || game.provider === 'oja' || unit(key, 7) >= 0.03) return game;
  const lastWonAt = wonAt(game.gameCode);
  const weekAge = (at + Math.floor(unit(key, 8) * JACKPOT_WEEK_MS)) % JACKPOT_WEEK_MS;
  const age = lastWonAt === undefined ? weekAge : Math.min(weekAge, at - lastWonAt);
  const seedNaira = 250_000 + Math.floor(unit(key, 9) * 40) * 50_000;
  const grownNaira = Math.floor((age / SECOND_MS) * (1 + unit(key, 10) * 9));
  return { ...game, jackpot: (seedNaira + grownNaira) * NAIRA };
}
