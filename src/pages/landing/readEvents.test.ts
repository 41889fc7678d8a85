import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EventList } from '../../contract/betting/catalogue.ts';
import { anEvent } from '../../testing/builders.ts';
import { readEvents } from './readEvents.ts';

const LIST = {
  asOf: Date.parse('2026-11-21T19:00:00.000Z'),
  events: [
    anEvent({
      gameId: 'a',
      matched: 1_234_567,
      matchOddsId: 'm',
      score: { line: '1–0', detail: '63′', recent: ['61′ Goal'] },
      runners: [{ runnerId: 'home', name: 'Eko', back: 185, lay: 1001 }],
    }),
    anEvent({ gameId: 'b', inPlay: false, status: 'upcoming', hasFancy: true }),
  ],
};
const WIRE: unknown = JSON.parse(JSON.stringify(z.encode(EventList, LIST)));

test('what is read is what the contract reads, as far as a row shows it', () => {
  const read = readEvents(WIRE);
  expect(read?.asOf).toBe(LIST.asOf);
  const whole = z.decode(EventList, z.encode(EventList, LIST));
  for (const [place, event] of (read?.events ?? []).entries()) {
    const { score, ...rest } = event;
    expect(whole.events[place]).toMatchObject(withoutGaps(rest));
    expect(whole.events[place]?.score).toEqual(score && expect.objectContaining(score));
  }
  expect(read?.events).toHaveLength(whole.events.length);
});

/** The contract leaves out what is not there. */
const withoutGaps = (value: object): object => JSON.parse(JSON.stringify(value));

const damaged = (rest: object) => ({
  asOf: '2026-11-21T19:00:00.000Z',
  events: [{ ...Object(WIRE).events[0], ...rest }],
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a page of a portal', '<html>'],
  ['no moment', { events: [] }],
  ['no list', { asOf: '2026-11-21T19:00:00.000Z', events: {} }],
  ['a name that is none', damaged({ name: 7 })],
  ['a price that is none', damaged({ runners: [{ runnerId: 'h', name: 'E', back: '1.85' }] })],
  ['money that is none', damaged({ matched: null })],
  ['a day that is none', damaged({ startsAt: 'soon' })],
  ['a status of tomorrow', damaged({ status: 'abandoned' })],
])('%s is not read', (_, value) => {
  expect(readEvents(damaged({}))).toBeDefined();
  expect(readEvents(value)).toBeUndefined();
});
