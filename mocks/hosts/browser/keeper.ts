import { getResponse } from 'msw';
import { type Backend, createBackend } from '../../backend.ts';
import { realTime } from '../../clock.ts';
import { KeptWorld } from '../../control/state.ts';
import { carriedAnswer, requestOf } from './carried.ts';
import { createEngine, type Engine } from './engine.ts';
import { openChannel, pageId, type ToKeeper } from './messages.ts';
import { createPolling } from './polling.ts';
import { storedWorld } from './storedWorld.ts';

const CONTROL = '/api/__mock';

/** Serves every tab from the one world until the returned function is called. */
export async function keepWorld(): Promise<() => void> {
  const backend = await revive();
  const polling = createPolling(backend);
  const engines = new Map<string, Engine>();

  const answer = async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (backend.isDown() && !pathname.startsWith(CONTROL)) return undefined;
    if (pathname.startsWith('/public/')) return polling(request);
    const response = await getResponse(backend.handlers, request);
    // Save before answering, so that whatever a player was told survives the tab. Reads need no save, because
    // time alone can be replayed.
    if (request.method !== 'GET') await save(backend);
    return response?.type === 'error' ? undefined : response;
  };

  const openWire = (wireId: string) => {
    const shut = () => {
      engines.delete(wireId);
      channel.post({ to: 'pages', kind: 'shut', wireId });
    };
    if (backend.isDown() || backend.desk.faults.take('socket upgrade')?.network) return shut();
    const send = (text: string) => channel.post({ to: 'pages', kind: 'text', wireId, text });
    engines.set(wireId, createEngine(backend, { engineId: wireId, send, shut }));
  };

  const up = () => channel.post({ to: 'pages', kind: 'up', keeperId: pageId });
  const obey = async (message: ToKeeper) => {
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
  const channel = openChannel((message) => {
    if (message.to === 'keeper') void obey(message);
  });
  up();
  return () => {
    channel.close();
    backend.dispose();
  };
}

async function revive(): Promise<Backend> {
  try {
    const stored = await storedWorld.load();
    if (stored === undefined) return createBackend({ isLive: true });
    const { snapshot, savedAt, recording } = KeptWorld.parse(stored);
    // Matches and reviews have gone on while no tab was open.
    return createBackend({ isLive: true, snapshot, recording, awayMs: realTime() - savedAt });
  } catch (error) {
    console.warn('The demo begins anew, its saved state does not fit any more:', error);
    return createBackend({ isLive: true });
  }
}

async function save({ control, desk }: Backend): Promise<void> {
  const recording = desk.recorder.recorded();
  const isShort = 'seed' in recording.begun;
  const snapshot = control.run('snapshot', {});
  await storedWorld
    .save({ snapshot, savedAt: realTime(), ...(isShort && { recording }) })
    .catch((error: unknown) => console.warn('The demo could not be saved', error));
}
