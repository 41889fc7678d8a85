import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import { listBets } from '../../src/contract/betting/bets.ts';
import {
  listSupportThreads,
  type SupportTopic,
  sendSupportNote,
} from '../../src/contract/support.ts';
import { lagosClock } from '../../src/domain/time/lagosTime.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let app: TestCaller;
let adaeze: { token: string };
beforeEach(async () => {
  app = createTestCaller();
  adaeze = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
});

const now = () => app.backend.context.operator.clock.now();
const later = (advance: string) => app.backend.control.run('clock', { advance });

function write(topic: SupportTopic, text: string, threadId?: string) {
  const note = { topic, text, writtenAt: now(), ...(threadId && { threadId }) };
  return app.call(sendSupportNote, note, { ...adaeze, key: text });
}

/** What Oja has said in the one thread, and until when it says more. */
async function said() {
  const { threads } = await app.call(listSupportThreads, {}, adaeze);
  const { messages = [], answerBy } = threads[0] ?? {};
  return {
    answers: messages.filter(({ from }) => from === 'oja').map(({ text }) => text),
    answerBy,
  };
}

async function someBet(): Promise<string> {
  const { bets } = await app.call(listBets, { group: 'settled' }, adaeze);
  return bets[0]?.betId ?? '';
}

test('a bet id in a reply is found and looked at; told of once, a person takes the reply up', async () => {
  const betId = await someBet();
  const { noteId } = await write('bet', 'Why did this one lose?');
  later('1h');
  expect((await said()).answers.at(-1)).toMatch(/^Send us the bet id/);
  await write('bet', `It is ${betId.toLowerCase()}, from yesterday.`, noteId);
  later('1h');
  expect((await said()).answers.at(-1)).toMatch(
    new RegExp(`^We looked at ${betId}\\. Your bet on`),
  );
  const asked = now();
  await write('bet', 'I saw another score on TV.', noteId);
  later('1h');
  const { answers, answerBy } = await said();
  expect(answers.at(-1)).toMatch(/is looking into it and answers here by/);
  expect(answerBy).toBe(asked + DAY_MS);
  later('1d');
  const end = await said();
  expect(end.answerBy).toBeUndefined();
  expect(end.answers.at(-1)).toMatch(new RegExp(`looked at ${betId} again.*topic Complaint\\.$`));
  expect(new Set(end.answers).size).toBe(4);
});

test('a complaint names a person, is decided within 7 days, and somebody else looks a second time', async () => {
  const betId = await someBet();
  const asked = now();
  const { noteId, answerBy } = await write('complaint', `The result of ${betId} is wrong.`);
  expect(answerBy).toBe(asked + DAY_MS);
  later('1d');
  const first = await said();
  const person = /(\w+) is looking into it/.exec(first.answers[0] ?? '')?.[1] ?? '';
  expect(person).not.toBe('');
  expect(first.answerBy).toBe(asked + 7 * DAY_MS);
  later('6d');
  const decided = await said();
  expect(decided.answerBy).toBeUndefined();
  expect(decided.answers.at(-1)).toMatch(new RegExp(`^${person} looked at ${betId} again`));
  const again = now();
  await write('complaint', 'I do not agree with this.', noteId);
  later('1d');
  const second = await said();
  expect(second.answers.at(-1)).not.toContain(person);
  expect(second.answerBy).toBe(again + 14 * DAY_MS);
  later('13d');
  expect((await said()).answers.at(-1)).toMatch(/This is our final decision\.$/);
});

describe('the time promised', () => {
  test.each([
    ['20:30', '08:30'],
    ['23:00', '10:00'],
    ['07:00', '10:00'],
    ['13:00', '15:00'],
  ])('is two hours of those in which somebody answers: heard at %s, by %s', async (heard, by) => {
    const ahead =
      (Date.parse(`2026-11-21T${heard}Z`) -
        Date.parse(`2026-11-21T${lagosClock(now())}Z`) +
        DAY_MS) %
      DAY_MS;
    later(`${ahead / 60_000}m`);
    const { answerBy } = await write('account', 'How do I change my number?');
    expect(lagosClock(answerBy)).toBe(by);
    app.backend.control.run('clock', { advance: `${(answerBy - now()) / 60_000}m` });
    const { threads } = await app.call(listSupportThreads, {}, adaeze);
    const at = threads[0]?.messages.find(({ from }) => from === 'oja')?.at ?? 0;
    expect(lagosClock(at) >= '08:00' && lagosClock(at) <= '22:00').toBe(true);
  });
});

test('nothing is said that the documents call a fraud or tell otherwise', async () => {
  const { readFile } = await import('node:fs/promises');
  const faq = await readFile('src/content/faq.md', 'utf8');
  expect(faq).toContain('**Call Me**');
  expect(faq).toContain('usually take a few minutes. Wait 30 minutes.');
  const answers: string[] = [];
  for (const topic of ['account', 'deposit'] as const) {
    await write(topic, `A question about ${topic}s.`);
    later('1h');
  }
  const { threads } = await app.call(listSupportThreads, {}, adaeze);
  for (const { messages } of threads) answers.push(messages.at(-1)?.text ?? '');
  const [deposit, account] = answers;
  expect(account).toContain('We will not call you.');
  expect(account).toContain('with Call Me');
  expect(deposit).toMatch(/usually takes a few minutes\. After 30 minutes/);
});
