import { startTestServer } from '../../mocks/hosts/testServer.ts';

const WORLDS = 60;
const LISTS = 600;
/** What a process has by default is twice as much. */
const MOST_MEGABYTES = 1500;

/** `npm run bench:mocks -- --lists`: the most worlds of one process, each asked for 600 lists of 70 KB. */
export async function lists(): Promise<boolean> {
  const host = await startTestServer();
  let failed = 0;
  let characters = 0;
  let most = 0;
  const world = async (name: string) => {
    for (let n = 0; n < LISTS; n++) {
      const headers = { 'x-mock-world': name };
      const response = await fetch(`${host.url}/api/sports/events/soccer`, { headers });
      characters += (await response.text()).length;
      if (!response.ok) failed += 1;
      most = Math.max(most, process.memoryUsage().rss / 1_000_000);
    }
  };
  const names = Array.from({ length: WORLDS }, (_, n) => `lists${n}`);
  const inTurn = async (from: number, step: number) => {
    for (let n = from; n < names.length; n += step) await world(names[n] ?? '');
  };
  await Promise.all([inTurn(0, 3), inTurn(1, 3), inTurn(2, 3)]);
  const { open } = host.worlds.count();
  host.close();
  const isHeld = failed === 0 && most <= MOST_MEGABYTES;
  const each = Math.round(characters / WORLDS / LISTS / 1000);
  console.warn(
    `${open} worlds open, ${WORLDS * LISTS} lists of ${each} KB, ${failed} failed, ${most.toFixed(0)} MB at most: ${isHeld ? 'held' : 'not held'}`,
  );
  return isHeld;
}
