import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../api/callError.ts';
import type { Bet } from '../../contract/betting/bets.ts';
import { until } from '../../testing/until.ts';
import { BET_NOT_ARRIVED, delayOf } from '../bets/betSending.ts';
import { type BetPhase, createDelayedIntent } from './intent.ts';

type Phase = BetPhase<Bet>;

const KEY = 'ref-1';

function bet(state: Bet['state'], rest: Partial<Bet> = {}): Bet {
  return {
    betId: 'B1',
    reference: 'ref-1',
    product: 'exchange',
    gameId: 'g',
    eventName: 'Home v Away',
    marketId: 'm',
    marketName: 'Match Odds',
    marketKind: 'match_odds',
    runnerId: 'home',
    runnerName: 'Home',
    side: 'back',
    priceAsked: 185,
    stake: 50_000,
    stakeMatched: state === 'matched' ? 50_000 : 0,
    profit: 42_500,
    liability: 50_000,
    state,
    placedAt: 1_000_000,
    rulesVersion: '1',
    ...rest,
  };
}

const lost = () => new CallError('network', 'no connection');
const timeout = () => new CallError('timeout', 'the server did not answer in time');
const broken = () => new CallError('server', '502', 502);
const portal = () => new CallError('unreadable', 'the answer could not be read', 200);
const refusal = (code: string, status = 400) =>
  new CallError('refused', 'x', status, { code, message: `because ${code}` });

interface Server {
  /** Answers to sending the bet, then to looking it up. */
  send: (() => Bet | Error)[];
  find?: (() => Bet | Error | undefined)[];
}

function setUp({ send, find = [] }: Server) {
  let current: string | undefined = KEY;
  let phase: Phase = { is: 'editing' };
  const waits: number[] = [];
  const answer = async <T>(answers: (() => T | Error)[], missing: string): Promise<T> => {
    const next = answers.shift();
    if (!next) throw new Error(missing);
    const value = next();
    if (value instanceof Error) throw value;
    return value;
  };
  const ports = {
    find: vi.fn((_reference: string) => answer(find, 'looked for too often')),
    wait: vi.fn(async (ms: number) => {
      waits.push(ms);
    }),
    now: () => 5_000,
    phaseOf: (reference: string) => (reference === current ? phase : undefined),
    enter: vi.fn((_reference: string, next: Phase) => {
      phase = next;
    }),
    landed: vi.fn(),
    refused: vi.fn(),
    delayOf,
    notArrived: BET_NOT_ARRIVED,
  };
  const intent = createDelayedIntent<Bet>(ports);
  const sent = vi.fn((_key: string) => answer(send, 'sent too often'));
  return {
    intent,
    sent,
    place: () => intent.submit(KEY, () => sent(KEY)),
    ports,
    waits,
    phase: () => phase,
    path: () => ports.enter.mock.calls.map(([, { is }]) => is),
    leave: () => {
      current = undefined;
    },
  };
}

test('a bet that is matched at once', async () => {
  const { place, ports, path } = setUp({ send: [() => bet('matched')] });
  await place();
  expect(path()).toEqual(['sending', 'done']);
  expect(ports.landed).toHaveBeenCalledTimes(1);
});

test('a bet that waits for its delay is decided by the event', async () => {
  const waiting = bet('delayed', { decidesAt: 1_005_000 });
  const { place, intent, phase, path } = setUp({ send: [() => waiting], find: [() => waiting] });
  await place();
  // Five seconds of the server's time, counted on this device's clock.
  expect(phase()).toMatchObject({ is: 'waiting', sinceMs: 5_000, untilMs: 10_000 });
  intent.land(KEY, bet('matched'));
  intent.land(KEY, bet('matched'));
  expect(path()).toEqual(['sending', 'waiting', 'done', 'done']);
});

test('what was answered and is changed in play is delayed again without another wait', async () => {
  const { place, intent, phase, path, waits } = setUp({ send: [() => bet('unmatched')] });
  await place();
  intent.land(KEY, bet('delayed', { decidesAt: 1_900_000 }));
  expect(phase()).toMatchObject({ is: 'done', result: { state: 'delayed' } });
  intent.land(KEY, bet('part-matched'));
  expect(path()).toEqual(['sending', 'done', 'done', 'done']);
  expect(waits).toEqual([]);
});

test('when the event is lost, the bet is asked for until it is decided', async () => {
  const waiting = bet('delayed', { decidesAt: 1_005_000 });
  const { place, phase, path, waits } = setUp({
    send: [() => waiting],
    find: [() => waiting, lost, () => bet('rejected', { reasonCode: 'price-moved' })],
  });
  await place();
  await until(() => expect(phase()).toMatchObject({ is: 'done' }));
  expect(path()).toEqual(['sending', 'waiting', 'done']);
  expect(waits).toEqual([5000, 3000, 3000, 3000]);
});

test('a refusal says why, and the next try is another intent', async () => {
  const { place, ports, phase } = setUp({ send: [() => refusal('price-moved')] });
  await place();
  expect(phase()).toEqual({
    is: 'editing',
    problem: { code: 'price-moved', text: 'because price-moved', fields: {}, retryAt: 0 },
  });
  expect(ports.refused).toHaveBeenCalledTimes(1);
  expect(ports.find).not.toHaveBeenCalled();
});

test.each([
  ['the connection broke', lost],
  ['no answer came in time', timeout],
  ['the server failed', broken],
  ['a portal answered', portal],
  ['the reference was seen before', () => refusal('key_reused', 409)],
  [
    'the reference was seen before, in the words of the rules',
    () => refusal('duplicate-reference'),
  ],
])('%s: the bet is looked up, never sent again', async (_, failure) => {
  const { place, sent, ports, path, phase } = setUp({
    send: [failure],
    find: [() => undefined, () => bet('matched')],
  });
  await place();
  expect(path()).toEqual(['sending', 'checking', 'done']);
  expect(phase()).toMatchObject({ result: { betId: 'B1' } });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(ports.refused).not.toHaveBeenCalled();
});

test.each([
  ['its lost answer', lost],
  ['a refusal of it', () => refusal('too-late')],
])('what an event has told stands over %s', async (_, failure) => {
  const { place, intent, ports, path } = setUp({
    send: [
      () => {
        intent.land(KEY, bet('matched'));
        return failure();
      },
    ],
  });
  await place();
  expect(path()).toEqual(['sending', 'done']);
  expect(ports.find).not.toHaveBeenCalled();
  expect(ports.refused).not.toHaveBeenCalled();
});

test.each([
  ['fails', [lost]],
  ['finds nothing', [() => undefined, () => undefined, () => undefined]],
])('what an event tells during a look-up stands, though the look-up %s', async (_, answers) => {
  const [first = lost, ...others] = answers;
  const { place, intent, path, phase } = setUp({
    send: [lost],
    find: [
      () => {
        intent.land(KEY, bet('matched'));
        return first();
      },
      ...others,
    ],
  });
  await place();
  expect(path()).toEqual(['sending', 'checking', 'done']);
  expect(phase()).toMatchObject({ result: { betId: 'B1' } });
});

test('a bet that never arrived may be sent again, under the same reference', async () => {
  const { place, sent, ports, phase, waits } = setUp({
    send: [lost, () => bet('matched')],
    find: [() => undefined, () => undefined, () => undefined],
  });
  await place();
  expect(phase()).toMatchObject({
    is: 'editing',
    problem: { text: expect.stringMatching(/did not reach us/) },
  });
  expect(waits).toEqual([0, 2000, 5000]);
  expect(ports.refused).not.toHaveBeenCalled();
  await place();
  expect(sent.mock.calls.map(([key]) => key)).toEqual(['ref-1', 'ref-1']);
  expect(phase()).toMatchObject({ is: 'done' });
});

test('offline the bet stays unknown until somebody asks again', async () => {
  const { place, intent, sent, phase } = setUp({
    send: [lost],
    find: [lost, () => bet('matched')],
  });
  await place();
  expect(phase()).toEqual({ is: 'checking', isUnanswered: true });
  await intent.check(KEY);
  expect(phase()).toMatchObject({ is: 'done' });
  expect(sent).toHaveBeenCalledTimes(1);
});

test('looking twice at the same time asks once', async () => {
  const { intent, ports } = setUp({ send: [], find: [() => bet('matched')] });
  await Promise.all([intent.check(KEY), intent.check(KEY)]);
  expect(ports.find).toHaveBeenCalledTimes(1);
});

test('what happens after the player has left changes no slip', async () => {
  const { place, intent, phase, leave, path } = setUp({ send: [lost] });
  const placed = place();
  leave();
  await placed;
  intent.land(KEY, bet('matched'));
  expect(path()).toEqual(['sending']);
  expect(phase()).toEqual({ is: 'sending' });
});

test('several bets are on their way at once, each with its own fate', async () => {
  const phases = new Map<string, Phase>();
  const intent = createDelayedIntent<Bet>({
    find: async (key) => bet('matched', { reference: key }),
    delayOf,
    wait: async () => undefined,
    phaseOf: (key) => phases.get(key),
    enter: (key, phase) => void phases.set(key, phase),
    landed: () => undefined,
    refused: () => undefined,
    notArrived: BET_NOT_ARRIVED,
  });
  const answers: Record<string, () => Promise<Bet>> = {
    a: async () => bet('matched', { reference: 'a' }),
    b: () => Promise.reject(refusal('price-moved')),
    c: () => Promise.reject(lost()),
  };
  await Promise.all(Object.entries(answers).map(([key, send]) => intent.submit(key, send)));
  expect(phases.get('a')).toMatchObject({ is: 'done', result: { reference: 'a' } });
  expect(phases.get('b')).toMatchObject({ is: 'editing', problem: { code: 'price-moved' } });
  expect(phases.get('c')).toMatchObject({ is: 'done', result: { reference: 'c' } });
});
