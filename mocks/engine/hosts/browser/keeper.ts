import { getResponse } from 'msw';
import * as z from 'zod/mini';
import { realTime } from '../../clock.ts';
import type { Hosted } from '../hosted.ts';
import { carriedAnswer, requestOf } from './carried.ts';
import { createEngine, type Engine } from './engine.ts';
import { freshName, openChannel, type ToKeeper } from './messages.ts';
import { createPolling } from './polling.ts';
import { type StoredWorld, storedWorld } from './storedWorld.ts';

const CONTROL = '/api/__mock';

/** A snapshot with the real time at which it was saved, and what led to it, which the snapshot leaves out. */
const KeptWorld = z.object({
  snapshot: z.unknown(),
  savedAt: z.int(),
  recording: z.optional(z.unknown()),
});

/** A world that a browser keeps. */
export interface Kept<World extends Hosted = Hosted> {
  /** Tells it from other demos of the same site, in storage and between tabs. */
  name: string;
  /** The path of its host below which it stands, such as `/oja`; without one, the root. */
  base?: string;
  make(birth: { isLive: true; snapshot?: unknown; recording?: unknown; awayMs?: number }): World;
}

/** Serves every tab from the one world until the returned function is called. */
export async function keepWorld<World extends Hosted>(kept: Kept<World>): Promise<() => void> {
  const store = storedWorld(kept.name);
  const world = await revive(kept, store);
  const polling = createPolling(world);
  const engines = new Map<string, Engine>();
  const { base = '' } = kept;

  const answer = async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (world.isDown() && !pathname.startsWith(base + CONTROL)) return undefined;
    if (pathname.startsWith(`${base}/public/`)) return polling(request);
    const response = await getResponse(world.handlers, request);
    // Save before answering, so that whatever a player was told survives the tab. Reads need no save, because
    // time alone can be replayed.
    if (request.method !== 'GET') await save(world, store);
    return response?.type === 'error' ? undefined : response;
  };

  const openWire = (wireId: string) => {
    const shut = () => {
      engines.delete(wireId);
      channel.post({ to: 'pages', kind: 'shut', wireId });
    };
    if (world.isDown() || world.takesUpgradeFault()) return shut();
    const send = (text: string) => channel.post({ to: 'pages', kind: 'text', wireId, text });
    engines.set(wireId, createEngine(world, { engineId: wireId, send, shut }));
  };

  const keeperId = freshName();
  const up = () => channel.post({ to: 'pages', kind: 'up', keeperId });
  const obey = async (message: ToKeeper) => {
    if ('keeperId' in message && message.keeperId !== keeperId) return;
    if (message.kind === 'who') up();
    else if (message.kind === 'open') openWire(message.wireId);
    else if (message.kind === 'text') engines.get(message.wireId)?.receive(message.text);
    else if (message.kind === 'closed') {
      engines.get(message.wireId)?.closed();
      engines.delete(message.wireId);
    } else {
      const { callId, request } = message;
      channel.post({ to: 'pages', kind: 'taken', callId });
      const response = await answer(requestOf(request)).catch(() => undefined);
      const carried = response ? await carriedAnswer(response) : null;
      channel.post({ to: 'pages', kind: 'answer', callId, answer: carried });
    }
  };
  const channel = openChannel(kept.name, (message) => {
    if (message.to === 'keeper') void obey(message);
  });
  up();
  return () => {
    // In this order: the sockets of the world say goodbye over the channel.
    world.dispose();
    channel.close();
  };
}

async function revive<World extends Hosted>(kept: Kept<World>, store: StoredWorld): Promise<World> {
  try {
    const stored = await store.load();
    if (stored === undefined) return kept.make({ isLive: true });
    const { snapshot, savedAt, recording } = KeptWorld.parse(stored);
    // The world has gone on while no tab was open.
    return kept.make({ isLive: true, snapshot, recording, awayMs: realTime() - savedAt });
  } catch (error) {
    console.warn('The demo begins anew, its saved state does not fit any more:', error);
    return kept.make({ isLive: true });
  }
}

async function save(world: Hosted, store: StoredWorld): Promise<void> {
  const recording = world.recording?.();
  await store
    .save({ snapshot: world.snapshot(), savedAt: realTime(), ...(recording && { recording }) })
    .catch((error: unknown) => console.warn('The demo could not be saved', error));
}
