import { constants, createDeflateRaw } from 'node:zlib';
import { expect, test } from 'vitest';
import { testLink } from '../../tools/reference/chapters/testLink.ts';
import { createTestCaller } from '../hosts/testCaller.ts';

const WATCHED_S = 600;
const HOUR_S = 3600;

/**
 * Bytes on the wire with `permessage-deflate`, frames included; each message is compressed against the ones
 * before.
 */
async function wireBytes(messages: string[]): Promise<number> {
  const deflate = createDeflateRaw();
  let bytes = 0;
  deflate.on('data', (part: Buffer) => {
    bytes += part.length;
  });
  for (const message of messages) {
    deflate.write(message);
    await new Promise<void>((done) => deflate.flush(constants.Z_SYNC_FLUSH, done));
    // The flush ends in four bytes that are not sent. A frame header has two or four.
    bytes += (message.length > 125 ? 4 : 2) - 4;
  }
  return bytes;
}

test.each([
  ['cricket', 4, 'full', 300],
  ['cricket', 4, 'lite', 60],
  ['soccer', 1, 'full', 300],
  ['soccer', 1, 'lite', 60],
  ['tennis', 2, 'full', 300],
  ['tennis', 2, 'lite', 60],
] as const)('an hour of %s (%i, %s) costs less than %i KB', async (_, sportId, mode, mostKb) => {
  const { backend } = createTestCaller();
  const { operator } = backend.context;
  const { stream } = backend.realtime;
  const sent: string[] = [];
  const { link } = testLink('watcher', (event, payload) =>
    sent.push(`42${JSON.stringify([event, payload])}`),
  );
  const inPlay = operator.world
    .events(operator.clock.now())
    .filter((event) => event.inPlay && event.sportId === sportId);
  stream.watch(link, { gameId: inPlay.at(-1)?.gameId ?? '', mode });
  for (let second = 1; second <= WATCHED_S; second++) {
    operator.clock.advance(1000);
    if (mode === 'full' || second % 10 === 0) stream.step(mode);
    if (second % 3 === 0) stream.beat();
  }
  expect(sent.some((message) => message.includes('market:change'))).toBe(true);
  expect((await wireBytes(sent)) * (HOUR_S / WATCHED_S)).toBeLessThan(mostKb * 1024);
});
