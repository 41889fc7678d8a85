import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ListAge } from './ListAge.tsx';

const HOUR_MS = 3_600_000;
/** The time by the server. */
const NOON = Date.parse('2026-03-14T12:00:00+01:00');

test.each([
  ['three hours ahead, of this second', 3, 0, /Up to date/],
  ['six hours behind, five hours old', -6, 5, /5 h ago/],
])('on a phone %s, prices have the age that they have', (_, aheadHours, oldHours, age) => {
  const now = NOON + aheadHours * HOUR_MS;
  vi.useFakeTimers({ toFake: ['Date'], now });
  const list = {
    events: [],
    savedAt: now - oldHours * HOUR_MS,
    problem: undefined,
    problemCode: undefined,
    newer: 0,
    isLoading: false,
    refresh: () => undefined,
  };
  show(<ListAge list={list} />);
  expect(document.body.textContent).toMatch(age);
  screen.getByRole('button');
});
