import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { connection } from '../../state/session/connection.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { beginSession, session } from '../../state/session/session.ts';
import { until } from '../../testing/until.ts';
import { KycView } from './KycView.tsx';
import { kycForm } from './kycForm.ts';
import { kycStatus } from './kycStatus.ts';
import { submission } from './submission.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ADA = { id: 1, username: 'ada', name: 'Ada', isDemo: false };

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  connection.status = 'offline';
  beginSession({ token: 't', user: ADA });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  forgetPlayer();
  connection.status = 'off';
});

const shows = (expected: RegExp) =>
  until(() => act(async () => expect(page.textContent).toMatch(expected)));

test.each(['none', 'declined'] as const)(
  'opened first without a network, with a check that is %s: the pictures can be chosen all the same',
  async (kycStatus) => {
    session.userProfile = { ...ADA, kycStatus, registeredAt: 0 };
    await act(async () => root.render(<KycView />));
    await shows(/You can choose your pictures now: we'll send them when you're online\./);
    await act(async () => {
      Object.assign(kycForm, { step: 'pictures', documentType: 'drivinglicense' });
    });
    expect(page.querySelector('input[type=file]')).not.toBeNull();
  },
);

test.each([
  ['none', 'Not yet'],
  ['pending', 'Being checked'],
  ['declined', 'Not yet'],
  ['approved', 'Done'],
] as const)(
  'a check that is %s says what each level opens: verified is %s',
  async (status, state) => {
    kycStatus.put({ status, unlocks: ['Withdrawals, up to ₦1,000,000 at a time'] }, Date.now());
    await act(async () => root.render(<KycView />));
    await shows(/Registered DoneDeposits, bets and games/);
    await shows(new RegExp(`Verified ${state}Withdrawals, up to ₦1,000,000 at a time`));
  },
);

test('who is verified is led to what that has unlocked', async () => {
  kycStatus.put({ status: 'approved', unlocks: ['The sign-up bonus of ₦1,000'] }, Date.now());
  await act(async () => root.render(<KycView />));
  const links = [...page.querySelectorAll('.kyc-status__acts a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.withdraw, paths.bonuses]);
});

test('the focus goes to where the check stands, also when an event tells of it before the answer', async () => {
  kycStatus.put({ status: 'none', unlocks: [] }, Date.now());
  await act(async () => root.render(<KycView />));
  await act(async () => kycStatus.put({ status: 'pending', unlocks: [] }, Date.now()));
  const heading = page.querySelector('h2');
  expect(heading?.textContent).toBe('We are checking your documents');
  expect(document.activeElement).not.toBe(heading);
  await act(async () => {
    submission.hasArrived = true;
  });
  expect(document.activeElement).toBe(heading);
});

test('where nothing is to be sent, or nobody knows, no form invites to it', async () => {
  session.userProfile = { ...ADA, kycStatus: 'approved', registeredAt: 0 };
  await act(async () => root.render(<KycView />));
  await shows(/Couldn't load your verification status/);
  expect(page.querySelector('form')).toBeNull();
});
