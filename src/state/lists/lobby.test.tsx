import { expect, test } from 'vitest';
import { openNetwork } from '../../testing/network.ts';
import { growLobby, isAllThere, lobby } from './lobby.ts';

const codes = () => (lobby.state.data?.games ?? []).map(({ gameCode }) => gameCode);

test('the lobby comes in pages: the most played first, a part of it when asked, and all of it once', async () => {
  openNetwork();
  await lobby.refresh();
  const first = codes();
  expect(first.length).toBeLessThan(100);
  expect(lobby.state.data?.total).toBe(2000);
  const plays = (lobby.state.data?.games ?? []).map((game) => game.plays ?? 0);
  expect(plays).toEqual([...plays].sort((one, other) => other - one));

  await growLobby({ provider: 'lagoon' }, true);
  expect(isAllThere({ provider: 'lagoon' })).toBe(true);
  expect(isAllThere({})).toBe(false);
  expect(codes().filter((code) => code.startsWith('lagoon-'))).toHaveLength(60);

  await growLobby({}, true);
  expect(isAllThere({ kind: 'slots' })).toBe(true);
  expect(codes()).toHaveLength(2000);
  expect(new Set(codes()).size).toBe(2000);
});
