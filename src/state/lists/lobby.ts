import { proxy, ref } from 'valtio/vanilla';
import { callExternal } from '../../api/callExternal.ts';
import { getLobby, type LobbyQuery } from '../../contract/external.ts';
import { cachedList } from './cachedList.ts';
import { joinLobby } from './joinLobby.ts';

const LIMIT_MS = 10_000;
/** Enough for a phone's first screens; the rest comes as somebody looks for it. */
const FIRST = 90;
const MORE = 400;

/** Which games: all of them, a provider's, a kind's, or those with a jackpot. */
export type LobbyPart = Omit<LobbyQuery, 'from' | 'size'>;

const ask = (part: LobbyPart, from: number, size: number) =>
  callExternal(
    getLobby,
    { ...part, from: String(from), size: String(size) },
    AbortSignal.timeout(LIMIT_MS),
  );

interface Progress {
  /** How many games of a part have come, in the order of the service. */
  come: number;
  total: number;
  isFailed: boolean;
}

/** How much of each part has come since the page was opened. */
export const lobbyProgress = proxy<Record<string, Progress>>({});

export const partKey = (part: LobbyPart): string =>
  [part.provider, part.kind, part.jackpot].map((word) => word ?? '').join(' ');

/** The providers, and the games that have come so far: the most played, and what was looked for. */
export const lobby = cachedList({
  name: 'lobby',
  schema: getLobby.output,
  fetch: async () => {
    const answer = await ask({}, 0, FIRST);
    note({}, answer.games.length, answer.total);
    return answer;
  },
  join: joinLobby,
});

function note(part: LobbyPart, come: number, total = come): void {
  const before = lobbyProgress[partKey(part)];
  lobbyProgress[partKey(part)] = {
    come: Math.max(come, before?.come ?? 0),
    total,
    isFailed: false,
  };
}

const under = new Map<string, Promise<void>>();

/** Brings the next page of a part, or all that is left of it. Calls at the same time share one request. */
export function growLobby(part: LobbyPart, isWhole = false): Promise<void> {
  const key = partKey(part);
  const going = under.get(key) ?? grow(part).finally(() => under.delete(key));
  under.set(key, going);
  if (!isWhole) return going;
  return going.then(() =>
    isAllThere(part) || lobbyProgress[key]?.isFailed ? undefined : growLobby(part, true),
  );
}

/** Whether every game of a part has come. */
export function isAllThere(part: LobbyPart): boolean {
  const all = lobbyProgress[partKey({})];
  if (all && all.come >= all.total) return true;
  const { come, total } = lobbyProgress[partKey(part)] ?? { come: 0, total: 1 };
  return come >= total;
}

async function grow(part: LobbyPart): Promise<void> {
  const from = lobbyProgress[partKey(part)]?.come ?? 0;
  if (isAllThere(part)) return;
  try {
    const answer = await ask(part, from, from === 0 ? FIRST : MORE);
    note(
      part,
      answer.total === undefined ? answer.games.length : from + answer.games.length,
      answer.total,
    );
    const shown = lobby.state.data;
    const total = shown?.total;
    lobby.amend(ref(joinLobby({ ...answer, total }, shown)), Date.now());
  } catch {
    lobbyProgress[partKey(part)] = {
      come: from,
      total: lobbyProgress[partKey(part)]?.total ?? from + 1,
      isFailed: true,
    };
  }
}
