import { expect, test, vi } from 'vitest';
import { abortedBy } from './abortedBy.ts';

test('the first to abort decides, with its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const { signal } = abortedBy([one.signal, other.signal]);
  expect(signal.aborted).toBe(false);
  other.abort('second');
  one.abort('first');
  expect(signal.reason).toBe('second');
});

test('one that is aborted already counts at once', () => {
  const { signal } = abortedBy([new AbortController().signal, AbortSignal.abort('before')]);
  expect(signal.reason).toBe('before');
});

test('work that is done leaves no listener on what lives on', () => {
  const session = new AbortController();
  const listen = vi.spyOn(session.signal, 'addEventListener');
  abortedBy([session.signal]).abort();
  const [, , options] = listen.mock.calls[0] ?? [];
  expect(options).toMatchObject({ signal: { aborted: true } });
});
