import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../api/callError.ts';
import { reloadHeld } from '../../lib/holdReload.ts';
import { notices } from '../device/notices.ts';
import { settle } from './doubtfulKeys.ts';
import { createIntent, type IntentPhase } from './intent.ts';

const NOW = 1_000_000;
let phases: IntentPhase<string>[];
let isHere: boolean;
/** What each look-up finds; an error makes it fail. */
let looks: (string | undefined | Error)[];

const landed = vi.fn();
const refused = vi.fn();
const find = vi.fn();
const intent = createIntent<string>({
  find,
  wait: async () => undefined,
  now: () => NOW,
  phaseOf: () => (isHere ? (phases.at(-1) ?? { is: 'editing' }) : undefined),
  enter: (_key, phase) => phases.push(phase),
  landed,
  refused,
  notArrived: 'It did not arrive.',
});

beforeEach(() => {
  settle('k');
  phases = [];
  isHere = true;
  looks = [];
  vi.clearAllMocks();
  find.mockImplementation(async () => {
    const look = looks.shift();
    if (look instanceof Error) throw look;
    return look;
  });
});

const last = () => phases.at(-1);
const fail = (error: unknown) => intent.submit('k', () => Promise.reject(error));
const lost = new CallError('timeout', 'no answer');
const server = new CallError('server', 'broken', 500);
const portal = new CallError('unreadable', 'a page', 200);
const seen = new CallError('refused', 'seen', 409, { code: 'duplicate-reference' });

test('an update waits until it is known what became of it', async () => {
  const whileFound: unknown[] = [];
  find.mockImplementation(async () => {
    whileFound.push(reloadHeld());
    return 'D1';
  });
  const carried = fail(lost);
  expect(reloadHeld()).toContain('still sending');
  await carried;
  expect(whileFound).toEqual([expect.stringContaining('still sending')]);
  expect(reloadHeld()).toBeUndefined();
});

test('what is taken is done, and asked for once', async () => {
  await intent.submit('k', async () => 'D1');
  expect(phases).toEqual([{ is: 'sending' }, { is: 'done', result: 'D1', at: NOW }]);
  expect(landed).toHaveBeenCalledExactlyOnceWith('D1');
  expect(find).not.toHaveBeenCalled();
});

test.each([
  ['an answer that is lost', lost],
  ['a server that fails', server],
  ['a portal’s page', portal],
  ['a key that the server has seen', seen],
])('%s is looked up by its key and not sent again', async (_, error) => {
  looks = [undefined, 'D1'];
  await fail(error);
  expect(phases.map(({ is }) => is)).toEqual(['sending', 'checking', 'done']);
  expect(find).toHaveBeenCalledWith('k');
  expect(refused).not.toHaveBeenCalled();
});

test('what never arrived may be sent again, under the same key', async () => {
  await fail(lost);
  expect(find).toHaveBeenCalledTimes(3);
  expect(last()).toMatchObject({ is: 'editing', problem: { text: 'It did not arrive.' } });
  expect(refused).not.toHaveBeenCalled();
});

test('with no answer to the question either it stays unknown', async () => {
  looks = [lost];
  await fail(lost);
  expect(last()).toEqual({ is: 'checking', isUnanswered: true });
  looks = ['D1'];
  await intent.check('k');
  expect(last()).toMatchObject({ is: 'done', result: 'D1' });
});

test.each(['sent', 'looked up'])(
  'what an event told meanwhile outranks the older answer to what was %s',
  async (how) => {
    const answered = async () => {
      intent.land('k', 'D1, won');
      return 'D1, open';
    };
    find.mockImplementation(answered);
    await (how === 'sent' ? intent.submit('k', answered) : fail(lost));
    expect(last()).toEqual({ is: 'done', result: 'D1, won', at: NOW });
    expect(landed).toHaveBeenCalledExactlyOnceWith('D1, won');
  },
);

test('two questions at a time are one', async () => {
  looks = ['D1'];
  await Promise.all([intent.check('k'), intent.check('k')]);
  expect(find).toHaveBeenCalledTimes(1);
});

test('a refusal is told with its fields, and the next try is another intent', async () => {
  const failure = { message: 'Too little', code: 'bad-amount', fields: { amount: 'Too little' } };
  await fail(new CallError('refused', '', 422, failure));
  const problem = { text: 'Too little', code: 'bad-amount', fields: failure.fields, retryAt: 0 };
  expect(last()).toEqual({ is: 'editing', problem });
  expect(refused).toHaveBeenCalledOnce();
});

test.each([
  ['a refusal', new CallError('refused', '', 422, { code: 'price-moved' })],
  ['a gateway that is busy', new CallError('turned-away', '', 429)],
])('once a try was lost, %s of the next leaves its key as it is', async (_, error) => {
  await intent.submit('lost', () => Promise.reject(lost));
  await intent.submit('lost', () => Promise.reject(error));
  expect(last()).toMatchObject({ is: 'editing', problem: { code: error.code ?? '429' } });
  expect(refused).not.toHaveBeenCalled();
});

test('one that turned a try away has decided nothing: the key stays, over a refusal too', async () => {
  await intent.submit('away', () => Promise.reject(new CallError('turned-away', '', 403)));
  await intent.submit('away', () => Promise.reject(new CallError('refused', '', 422)));
  expect(refused).not.toHaveBeenCalled();
});

test('what was changed after a lost try that did arrive is not sent, and that is said', async () => {
  await intent.submit('changed', () => Promise.reject(lost));
  looks = ['D1'];
  await intent.submit('changed', () => Promise.reject(seen));
  expect(last()).toMatchObject({ is: 'done', result: 'D1' });
  expect(notices.tray[0]).toMatchObject({ text: expect.stringMatching(/nothing new was sent/) });
});

test.each([
  [12, NOW + 12_000],
  [86_400, NOW + 300_000],
])('a server that wants %i s is left alone, five minutes at most', async (seconds, retryAt) => {
  await fail(new CallError('turned-away', '', 429, {}, seconds));
  expect(last()).toMatchObject({ is: 'editing', problem: { retryAt } });
});

test('an answer to a player who has left is nobody’s', async () => {
  await intent.submit('k', async () => {
    isHere = false;
    return 'D1';
  });
  expect(phases).toEqual([{ is: 'sending' }]);
  expect(landed).not.toHaveBeenCalled();
});
