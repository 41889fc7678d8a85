import { expect, test, vi } from 'vitest';
import { CallError } from '../../api/callError.ts';
import type { Bet } from '../../contract/bets.ts';
import type { Draft } from './betslipDraft.ts';
import { createPlacement, type Phase } from './betslipPlacement.ts';

const draft: Draft = {
  reference: 'ref-1',
  isSent: true,
  gameId: 'g',
  eventName: 'Home v Away',
  marketId: 'm',
  marketName: 'Match Odds',
  marketKind: 'match_odds',
  runnerId: 'home',
  runnerName: 'Home',
  side: 'back',
  priceHundredths: 185,
  version: 3,
  stakeKobo: 50_000,
};

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
  /** Answers to the bet being sent, then to its being looked for. */
  send: (() => Bet | Error)[];
  find?: (() => Bet | Error | undefined)[];
}

function setUp({ send, find = [] }: Server) {
  let current: string | undefined = draft.reference;
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
    send: vi.fn((_draft: Draft) => answer(send, 'sent too often')),
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
  };
  return {
    placement: createPlacement(ports),
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
  const { placement, ports, path } = setUp({ send: [() => bet('matched')] });
  await placement.place(draft);
  expect(path()).toEqual(['sending', 'decided']);
  expect(ports.landed).toHaveBeenCalledTimes(1);
});

test('a bet that waits for its delay is decided by the event', async () => {
  const waiting = bet('delayed', { decidesAt: 1_005_000 });
  const { placement, phase, path } = setUp({ send: [() => waiting], find: [() => waiting] });
  await placement.place(draft);
  // Five seconds of the server, counted by this device's own clock.
  expect(phase()).toMatchObject({ is: 'waiting', sinceMs: 5_000, untilMs: 10_000 });
  placement.land(bet('matched'));
  placement.land(bet('matched'));
  expect(path()).toEqual(['sending', 'waiting', 'decided', 'decided']);
});

test('when the event is lost, the bet is asked for until it is decided', async () => {
  const waiting = bet('delayed', { decidesAt: 1_005_000 });
  const { placement, phase, path, waits } = setUp({
    send: [() => waiting],
    find: [() => waiting, lost, () => bet('rejected', { reasonCode: 'price-moved' })],
  });
  await placement.place(draft);
  await vi.waitFor(() => expect(phase()).toMatchObject({ is: 'decided' }));
  expect(path()).toEqual(['sending', 'waiting', 'decided']);
  expect(waits).toEqual([5000, 3000, 3000, 3000]);
});

test('a refusal says why, and the next try is another intent', async () => {
  const { placement, ports, phase } = setUp({ send: [() => refusal('price-moved')] });
  await placement.place(draft);
  expect(phase()).toEqual({
    is: 'editing',
    refusal: { code: 'price-moved', text: 'because price-moved', fields: {} },
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
  const { placement, ports, path, phase } = setUp({
    send: [failure],
    find: [() => undefined, () => bet('matched')],
  });
  await placement.place(draft);
  expect(path()).toEqual(['sending', 'checking', 'decided']);
  expect(phase()).toMatchObject({ bet: { betId: 'B1' } });
  expect(ports.send).toHaveBeenCalledTimes(1);
  expect(ports.refused).not.toHaveBeenCalled();
});

test('a bet that never arrived may be sent again, under the same reference', async () => {
  const { placement, ports, phase, waits } = setUp({
    send: [lost, () => bet('matched')],
    find: [() => undefined, () => undefined, () => undefined],
  });
  await placement.place(draft);
  expect(phase()).toMatchObject({
    is: 'editing',
    refusal: { text: expect.stringMatching(/Nothing was placed/) },
  });
  expect(waits).toEqual([0, 2000, 5000]);
  expect(ports.refused).not.toHaveBeenCalled();
  await placement.place(draft);
  expect(ports.send.mock.calls.map(([sent]) => sent.reference)).toEqual(['ref-1', 'ref-1']);
  expect(phase()).toMatchObject({ is: 'decided' });
});

test('offline the bet stays unknown until somebody asks again', async () => {
  const { placement, ports, phase } = setUp({
    send: [lost],
    find: [lost, () => bet('matched')],
  });
  await placement.place(draft);
  expect(phase()).toEqual({ is: 'checking' });
  await placement.check(draft.reference);
  expect(phase()).toMatchObject({ is: 'decided' });
  expect(ports.send).toHaveBeenCalledTimes(1);
});

test('looking twice at the same time asks once', async () => {
  const { placement, ports } = setUp({ send: [], find: [() => bet('matched')] });
  await Promise.all([placement.check('ref-1'), placement.check('ref-1')]);
  expect(ports.find).toHaveBeenCalledTimes(1);
});

test('what happens after the player has left changes no slip', async () => {
  const { placement, phase, leave, path } = setUp({ send: [lost] });
  const placed = placement.place(draft);
  leave();
  await placed;
  placement.land(bet('matched'));
  expect(path()).toEqual(['sending']);
  expect(phase()).toEqual({ is: 'sending' });
});

test('several bets are on their way at once, each with its own fate', async () => {
  const phases = new Map<string, Phase>();
  const server = new Map<string, (answer: Bet | Error) => void>();
  const placement = createPlacement({
    send: ({ reference }: Draft) =>
      new Promise<Bet>((resolve, reject) => {
        server.set(reference, (answer) =>
          answer instanceof Error ? reject(answer) : resolve(answer),
        );
      }),
    find: async (reference) => bet('matched', { reference }),
    wait: async () => undefined,
    now: () => 0,
    phaseOf: (reference) => phases.get(reference),
    enter: (reference, phase) => void phases.set(reference, phase),
    landed: () => undefined,
    refused: () => undefined,
  });
  const placed = ['a', 'b', 'c'].map((reference) => placement.place({ ...draft, reference }));
  server.get('b')?.(refusal('price-moved'));
  server.get('c')?.(lost());
  server.get('a')?.(bet('matched', { reference: 'a' }));
  await Promise.all(placed);
  expect(phases.get('a')).toMatchObject({ is: 'decided', bet: { reference: 'a' } });
  expect(phases.get('b')).toMatchObject({ is: 'editing', refusal: { code: 'price-moved' } });
  expect(phases.get('c')).toMatchObject({ is: 'decided', bet: { reference: 'c' } });
});
