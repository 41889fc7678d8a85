import * as z from 'zod/mini';
import { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import type { Endpoint } from '../../src/contract/kit/endpoint.ts';
import { fromTexts } from '../engine/http/readInput.ts';
import type { Capture, CapturedCall } from './capture.ts';
import { fitting, type Misfit } from './fits.ts';
import { type Frame, readFrames } from './frames.ts';
import { type Entry, Har, textOf } from './har.ts';
import { createCleaner } from './secrets.ts';

/** The calls with the expressions of their paths. */
const PATHS = Object.entries(everyEndpoint).map(([name, one]) => {
  const endpoint: Endpoint = one;
  const pattern = endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return { name, endpoint, path: new RegExp(`^${pattern}$`) };
});

interface Captured {
  capture: Capture;
  /** What the file holds and the contract does not. It is not in the capture. */
  misfits: Misfit[];
}

/** Makes a capture of a HAR file. `base` is where the API is on its host. */
export function captureHar(har: unknown, base = '/api'): Captured {
  const { entries } = z.parse(Har, har).log;
  const began = Math.min(...entries.map(({ startedDateTime }) => Date.parse(startedDateTime)));
  if (!Number.isFinite(began)) throw new Error('The file holds no requests');
  const since = (at: number) => Math.max(0, Math.round(at - began));
  const cleaner = createCleaner();
  const misfits: Misfit[] = [];

  const calls: CapturedCall[] = [];
  const frames: Frame[] = [];
  for (const entry of entries) {
    cleaner.learn(
      Object.fromEntries(
        entry.request.headers.map(({ name, value }) => [name.toLowerCase(), value]),
      ),
    );
    const { pathname } = new URL(entry.request.url);
    if (pathname.endsWith('/public/')) frames.push(...framesOf(entry));
    if (!pathname.startsWith(`${base}/`) || entry.request.method === 'OPTIONS') continue;
    const at = since(Date.parse(entry.startedDateTime));
    const call = callOf(entry, pathname.slice(base.length), at);
    if ('why' in call) misfits.push(call);
    else calls.push(call);
  }
  frames.sort((one, other) => one.at - other.at);
  const { questions, events, secrets, broken } = readFrames(frames);
  for (const { at } of broken) {
    misfits.push({ what: 'socket', at: since(at), why: 'This packet cannot be read' });
  }
  const late = <Timed extends { at: number }>(timed: Timed[]) =>
    timed.map((one) => ({ ...one, at: since(one.at) }));

  const fit = fitting({
    begunAt: new Date(began).toISOString(),
    calls,
    questions: late(questions).map(({ sent, ...rest }) => ({
      ...rest,
      ...(sent !== undefined && { sent }),
    })),
    events: late(events),
  });
  // Everything is learnt first: a secret may stand in a text before the field that tells it is one.
  cleaner.learn([calls, questions, events, secrets]);
  const { begunAt, ...rest } = fit.capture;
  const cleaned = { begunAt, ...cleaner.clean(rest) };
  if (hasLeak(cleaned, cleaner.leaks)) throw new Error('A secret would be left in the capture');
  // What stands in for a secret must fit too.
  const again = fitting(cleaned);
  const all = [...misfits, ...fit.misfits, ...again.misfits];
  return {
    capture: again.capture,
    misfits: cleaner.clean(all).sort((one, other) => one.at - other.at),
  };
}

function callOf({ request, response }: Entry, path: string, at: number): CapturedCall | Misfit {
  const what = `${request.method} ${path}`;
  const found = PATHS.find(
    ({ endpoint, path: pattern }) =>
      pattern.test(path) &&
      [endpoint.method, endpoint.tolerates].some((one) => one === request.method),
  );
  if (!found) return { what, at, why: 'The contract has no such call' };
  const { name, endpoint } = found;
  const inPath = found.path.exec(path)?.groups ?? {};
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const texts = fromTexts(endpoint.input, {
    ...query,
    ...Object.fromEntries(
      Object.entries(inPath).map(([field, text]) => [field, decodeURIComponent(text)]),
    ),
  });
  const body = objectIn(request.postData?.text) ?? {};
  const about = { at, call: name, sent: { ...texts, ...body }, status: response.status };
  // Chrome writes 0 for a request that was never answered.
  if (response.status === 0) return about;
  const answered = objectIn(textOf(response));
  return answered === undefined
    ? { what: `${what} ${response.status}`, at, why: 'The answer is no JSON object' }
    : { ...about, answered };
}

/** A JSON object; forms with files are left out. */
function objectIn(text = ''): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The packets of a websocket, or of one poll. */
function framesOf({ startedDateTime, request, response, _webSocketMessages }: Entry): Frame[] {
  if (_webSocketMessages) {
    return _webSocketMessages.map(({ type, time, data }) => ({
      at: time * 1000,
      isSent: type === 'send',
      packet: data,
    }));
  }
  const at = Date.parse(startedDateTime);
  const isSent = request.method === 'POST';
  const text = isSent ? request.postData?.text : textOf(response);
  return (text ?? '').split('\u001e').map((packet) => ({ at, isSent, packet }));
}

function hasLeak(value: unknown, leaks: (text: string) => boolean): boolean {
  if (typeof value === 'string') return leaks(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => leaks(name) || hasLeak(part, leaks));
}
