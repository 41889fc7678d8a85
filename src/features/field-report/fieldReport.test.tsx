import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  BrokenDirective,
  ErrorKind,
  FieldReport,
  sendFieldReport,
} from '../../contract/fieldReport.ts';
import { FIELD_REPORT_KEY } from '../../storage/keys.ts';
import { openNetwork } from '../../testing/network.ts';
import { newPage } from '../../testing/newPage.ts';
import { show } from '../../testing/show.tsx';
import { until } from '../../testing/until.ts';
import { count } from './counted.ts';

const MOST_BYTES = 500;

// One visit a page: each test starts a page of its own.
beforeEach(newPage);
afterEach(() => {
  localStorage.removeItem(FIELD_REPORT_KEY);
  vi.restoreAllMocks();
});

/** The page is put away, as when the phone is locked. */
function hidePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

const choices = async () => (await import('./FieldReportChoice.tsx')).FieldReportChoice;
const answer = (name: string) => screen.getByRole('button', { name });
const meet = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

async function openChoice() {
  const FieldReportChoice = await choices();
  return show(<FieldReportChoice />);
}

test('nobody is reported who has not answered, or has refused', async () => {
  const network = openNetwork();
  const { reportVisit } = await import('./reportVisit.ts');
  reportVisit();
  const user = await openChoice();
  expect(screen.getByText('You have not answered. Nothing is sent.')).toBeDefined();
  expect(answer('Send reports').className).toBe(answer('Do not send').className);
  meet(new TypeError('early'));
  hidePage();
  await user.click(answer('Do not send'));
  expect(answer('Do not send').getAttribute('aria-pressed')).toBe('true');
  hidePage();
  expect(network.calls(sendFieldReport)).toBe(0);
});

test('with consent one report a visit tells what was met since, by kind', async () => {
  const network = openNetwork();
  const user = await openChoice();
  meet(new TypeError('before consent'));
  await user.click(answer('Send reports'));
  await until(() => expect(screen.getByText(/^You have agreed/)).toBeDefined());
  const { watchVisit } = await import('./watchVisit.ts');
  watchVisit();
  meet(new RangeError('one'));
  meet('no error at all');
  hidePage();
  hidePage();
  await until(() => expect(network.calls(sendFieldReport)).toBe(1));
  const [sent] = await network.sent(sendFieldReport);
  expect(sent?.input).toMatchObject({ errors: { RangeError: 1, Error: 1 } });
  expect(sent?.input.errors).not.toHaveProperty('TypeError');
  expect(sent?.input.worker).toMatch(/^(none|impossible)$/);
});

test('who takes the consent back is not reported', async () => {
  const network = openNetwork();
  const user = await openChoice();
  await user.click(answer('Send reports'));
  const { watchVisit } = await import('./watchVisit.ts');
  watchVisit();
  await user.click(answer('Do not send'));
  hidePage();
  expect(network.calls(sendFieldReport)).toBe(0);
});

test('with consent each start of a page watches its visit, on landing and the documents too', async () => {
  const network = openNetwork();
  localStorage.setItem(FIELD_REPORT_KEY, 'yes');
  const { reportVisit } = await import('./reportVisit.ts');
  const listening = vi.spyOn(document, 'addEventListener');
  reportVisit();
  await until(() =>
    expect(listening.mock.calls.map(([type]) => type)).toContain('visibilitychange'),
  );
  hidePage();
  await until(() => expect(network.calls(sendFieldReport)).toBe(1));
});

test('nothing of a player is in it: no token, name, amount, bet, address, nor anything they typed', async () => {
  const network = openNetwork();
  await network.signIn();
  localStorage.setItem(FIELD_REPORT_KEY, 'yes');
  history.replaceState(null, '', '/exchange/marker-match?code=marker-code');
  const marked = 'marker-token adaeze ₦250,000 bet marker-bet /marker-path';
  class MarkerError extends Error {
    override name = 'MarkerNameError';
  }
  const { watchVisit } = await import('./watchVisit.ts');
  watchVisit();
  meet(new MarkerError(marked));
  meet(new TypeError(marked));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: marked }));
  const violation = { effectiveDirective: 'connect-src', blockedURI: `https://x/${marked}` };
  window.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  hidePage();
  await until(() => expect(network.calls(sendFieldReport)).toBe(1));
  const [sent] = await network.sent(sendFieldReport);
  expect(sent?.token).toBe('');
  const body = JSON.stringify(sent?.wire);
  expect(body).not.toMatch(/marker|adaeze|250|bet|exchange/i);
  expect(sent?.input).toMatchObject({
    errors: { Error: 2, TypeError: 1 },
    policy: { 'connect-src': 1 },
  });
});

test('the longest report has at most 500 bytes', () => {
  const most = <Kind extends string>(kinds: readonly Kind[]) => {
    const counts: Partial<Record<Kind, number>> = {};
    for (const kind of kinds) for (let n = 0; n < 200; n++) count(counts, kind);
    return counts;
  };
  const longest = {
    version: 'B1a2c3D4',
    lcp: 600_000,
    inp: 600_000,
    fcp: 600_000,
    ttfb: 600_000,
    cls: 10_000,
    server: 600_000,
    worker: 'impossible',
    storage: 'blocked',
    errors: most(ErrorKind.options),
    policy: most(BrokenDirective.options),
  };
  expect(z.parse(FieldReport, longest)).toEqual(longest);
  expect(new TextEncoder().encode(JSON.stringify(longest)).length).toBeLessThanOrEqual(MOST_BYTES);
});

test('the server takes nothing beside', () => {
  const extra = { version: '', worker: 'none', message: 'marker' };
  expect(z.safeParse(FieldReport, extra).success).toBe(false);
});
