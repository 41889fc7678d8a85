// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { until } from '../../testing/until.ts';
import { liveAnswer } from './liveAnswer.ts';

interface Answer {
  asOf: number;
  changesAt: number;
  round: number;
}

test('an answer that a later one has overtaken is not shown', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const { state, follow } = liveAnswer<Answer, string>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  const stop = follow('table');
  dispatchEvent(new Event('online'));
  const [first, second] = answers;
  const at = Date.now();
  second?.({ asOf: at, changesAt: at + 30_000, round: 2 });
  await until(() => expect(state.answer?.round).toBe(2));
  first?.({ asOf: at - 400, changesAt: at, round: 1 });
  await Promise.resolve();
  await Promise.resolve();
  expect(state).toMatchObject({ answer: { round: 2 }, isOld: false });
  stop();
});
