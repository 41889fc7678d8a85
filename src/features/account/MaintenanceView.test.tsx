import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrganisationStatus } from '../../contract/app.ts';
import { connection } from '../../state/session/connection.ts';
import { organisation } from '../../state/session/organisation.ts';
import { MaintenanceView } from './MaintenanceView.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  // The view asks the server as it opens. Nothing answers here, so each arranged state stays.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  Object.assign(organisation, { organisationStatus: 'live', isTold: false });
  Object.assign(connection, { status: 'off', isSilent: false });
});

type State = [
  name: string,
  status: OrganisationStatus,
  isTold: boolean,
  isOffline: boolean,
  says: RegExp,
  never: RegExp,
];

const STATES: State[] = [
  [
    'open, before anybody said so',
    'live',
    false,
    false,
    /^One moment.*Checking if/,
    /works|open\./,
  ],
  ['open, as the server says', 'live', true, false, /^Oja is open.*Everything works\./, /offline/],
  [
    'nothing answers',
    'live',
    false,
    true,
    /^You are offline.*was open when we last/,
    /works|is open/,
  ],
  ['closed', 'maintenance', true, false, /^We're doing maintenance.*Try again/, /works|offline/],
  [
    'closed when it was last heard of',
    'maintenance',
    true,
    true,
    /^We're doing maintenance.*This is the latest we have/,
    /works/,
  ],
];

test.each(STATES)('%s', async (_, organisationStatus, isTold, isOffline, says, never) => {
  Object.assign(organisation, { organisationStatus, isTold });
  Object.assign(connection, { status: isOffline ? 'offline' : 'off', isSilent: isOffline });
  await act(async () => root.render(<MaintenanceView />));
  expect(page.textContent).toMatch(says);
  expect(page.textContent).not.toMatch(never);
});

test.each([
  ['live', ['Home']],
  ['maintenance', expect.arrayContaining(['Terms & Conditions', 'Help & FAQ'])],
] as const)('%s: the rules are named where they are all there is', async (status, links) => {
  Object.assign(organisation, { organisationStatus: status, isTold: true });
  await act(async () => root.render(<MaintenanceView />));
  expect([...page.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(links);
});
