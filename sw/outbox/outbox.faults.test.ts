import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outboxDatabase, result } from './database.ts';
import { leaseLock } from './drainLock.ts';
import { createOutbox } from './outbox.ts';
import type { Session } from './session.ts';
import { createLife, createLocks } from './testing/life.ts';
import { createVisitServer, type ServerMode, serverModes } from './testing/visitServer.ts';

/** What can happen to a phone. A life is a worker or page that does one thing and may be killed during it. */
type Step =
  | { act: 'visit'; poison: 0 | 400 | 500; killAt: number; isCallMade: boolean }
  | { act: 'drain'; mode: ServerMode; killAt: number; isCallMade: boolean }
  | { act: 'drainTwice'; mode: ServerMode }
  | { act: 'outage'; mode: ServerMode; times: number }
  | { act: 'signIn'; as: 'a' | 'b' }
  | { act: 'signOut'; mode: ServerMode }
  | { act: 'pass'; ms: number };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const mode = fc.constantFrom(...serverModes);
const isCallMade = fc.boolean();
/** Most lives finish their work. */
const killAt = fc.oneof({ weight: 2, arbitrary: fc.constant(99) }, fc.integer({ min: 1, max: 12 }));
const poison = fc.constantFrom<(0 | 400 | 500)[]>(0, 0, 0, 0, 0, 0, 400, 500);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('visit'), poison, killAt, isCallMade }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('drain'), mode, killAt, isCallMade }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('drainTwice'), mode }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('outage'),
      mode: fc.constantFrom<ServerMode[]>('down', 'busy', 'unauthorised'),
      times: fc.integer({ min: 2, max: 12 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('signIn'), as: fc.constantFrom('a', 'b') }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('signOut'), mode }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('pass'),
      // The last two: the player sets the clock.
      ms: fc.constantFrom(1000, MINUTE_MS, 5 * MINUTE_MS, DAY_MS, -DAY_MS),
    }),
  },
);

function createPhone(hasWebLocks: boolean) {
  const server = createVisitServer();
  const disk = outboxDatabase(new IDBFactory());
  const locks = createLocks();
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') };
  /** Confirmed to the player's page, in that order. */
  const accepted: string[] = [];
  const owners = new Map<string, string>();
  let session: Session | undefined;
  let made = 0;

  function live(killAtCall = 99, callMade = true) {
    const life = createLife(killAtCall, callMade);
    const database = life.database(disk);
    const now = () => clock.now;
    const outbox = createOutbox({
      url: 'https://oja.example/api/page/visit',
      readSession: async () => session,
      database,
      lock: hasWebLocks ? locks(life.death) : leaseLock(database, crypto.randomUUID(), now),
      fetch: life.fetch(server.fetch),
      now,
      random: () => 0.5,
      limitMs: 1,
    });
    return { outbox, until: <T>(work: Promise<T>) => Promise.race([work, life.death]) };
  }

  async function take(step: Step): Promise<void> {
    if (step.act === 'pass') clock.now += step.ms;
    else if (step.act === 'signIn') {
      session = { token: `token-${step.as}`, owner: `owner-${step.as}` };
    } else if (step.act === 'signOut') {
      server.mode = step.mode;
      const { outbox } = live();
      if (session) await outbox.release(session, 0);
      session = undefined;
    } else if (step.act === 'visit') {
      const id = `visit-${made++}`;
      if (step.poison) server.poison.set(id, step.poison);
      const { outbox, until } = live(step.killAt, step.isCallMade);
      const visit = { path: `/${id}`, at: new Date(clock.now).toISOString() };
      owners.set(id, session?.owner ?? '');
      server.mode = 'offline';
      if ((await until(outbox.accept(visit, id, session?.owner ?? ''))) === 'stored') {
        accepted.push(id);
      }
    } else if (step.act === 'drain') {
      server.mode = step.mode;
      const { outbox, until } = live(step.killAt, step.isCallMade);
      await until(outbox.drain());
    } else if (step.act === 'outage') {
      server.mode = step.mode;
      for (let count = 0; count < step.times; count++) {
        clock.now += 15 * MINUTE_MS;
        await live().outbox.drain();
      }
    } else {
      server.mode = step.mode;
      await Promise.all([live().outbox.drain(), live().outbox.drain()]);
    }
  }

  const isPoison = ({ id }: { id: string }) => server.poison.has(id);
  const stored = () =>
    disk.transact('readonly', async ({ q, dead }) => ({
      waiting: await result(q.getAll()),
      dead: await result(dead.getAll()),
    }));

  /** Restores the network for good, drains until only poison waits, and returns how often it had to. */
  async function settle(): Promise<number> {
    server.mode = 'ok';
    for (let looks = 1; looks < 400; looks++) {
      clock.now += 15 * MINUTE_MS;
      await live().outbox.drain();
      if ((await stored()).waiting.every(isPoison)) return looks;
    }
    return Number.POSITIVE_INFINITY;
  }

  return { server, accepted, owners, take, settle, stored, isPoison };
}

test.each([
  ['Web Locks', true],
  ['the lease', false],
])('no accepted visit is lost, doubled or out of order, with %s', async (_, hasWebLocks) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const { server, accepted, owners, take, settle, stored, isPoison } = createPhone(hasWebLocks);
      for (const step of steps) {
        await take(step);
        const rows = JSON.stringify(await stored());
        expect(rows).not.toContain('token-');
        if (step.act === 'signOut') expect(rows).not.toContain('owner-');
      }
      expect(await settle()).toBeLessThan(400);

      const arrived = server.effects.filter((id) => accepted.includes(id));
      expect(arrived).toEqual(accepted.filter((id) => !server.poison.has(id)));
      expect(new Set(server.effects).size).toBe(server.effects.length);
      expect((await stored()).dead.every(isPoison)).toBe(true);
      for (const { id, token } of server.arrivals) {
        if (token) expect(token).toBe(owners.get(id)?.replace('owner', 'token'));
      }
    }),
    { seed: 7, numRuns: 60 },
  );
});
