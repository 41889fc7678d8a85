import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestCaller } from '../../hosts/testCaller.ts';
import { doorCommands } from './doorCommands.ts';

test.each([
  ['', undefined],
  ['?return=/bets', undefined],
  ['?mock=scenario:empty', [{ name: 'scenario', input: { name: 'empty' } }]],
  ['?tab=2&mock=clock:%2B2h', [{ name: 'clock', input: { advance: '+2h' } }]],
  ['?mock=clock:+2h', [{ name: 'clock', input: { advance: '+2h' } }]],
  ['?mock=reset', [{ name: 'reset', input: {} }]],
  [
    '?mock=latency:none,scenario:funded,otp-off,clock:1d',
    [
      { name: 'latency', input: { name: 'none' } },
      { name: 'scenario', input: { name: 'funded,otp-off' } },
      { name: 'clock', input: { advance: '1d' } },
    ],
  ],
])('%s asks for %j', (query, commands) => {
  expect(doorCommands(query)).toEqual(commands);
});

test.each(['?mock=scenaro:empty', '?mock=otp-off', '?mock=', '?mock=snapshot'])(
  '%s is refused with what there is',
  (query) => {
    expect(() => doorCommands(query)).toThrow('It knows scenario, latency, clock, replay, reset');
  },
);

test('each example of the README is obeyed', () => {
  const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/[?&]mock=[a-z][^`\s]*/g)].map(([query]) => query);
  const { backend } = createTestCaller();
  const obeyed = examples
    .filter((query) => !query.includes('LINK'))
    .flatMap((query) => doorCommands(query) ?? [])
    .map(({ name, input }) => backend.control.run(name, input as never));
  expect(obeyed.length).toBeGreaterThan(2);
});
