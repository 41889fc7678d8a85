import { beforeEach, expect, test, vi } from 'vitest';
import { authModal } from '../../state/session/authModal.ts';
import { organisation } from '../../state/session/organisation.ts';
import { session } from '../../state/session/session.ts';
import { openRegistrationAtStart } from './registrationAtStart.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { referrer: '' });
  Object.assign(authModal, { activeAuthModal: undefined, authModalConfig: {} });
  session.isAuth = false;
  organisation.organisationStatus = 'live';
});

/** A page that starts at an address of the landing page. Returns the view that it opens. */
function startAt(search: string) {
  authModal.authModalConfig = {};
  vi.stubGlobal('location', { search, href: `https://oja.test/${search}` });
  openRegistrationAtStart();
  return authModal.activeAuthModal;
}

test('it opens at the mobile step', () => {
  expect(startAt('')).toBe('mobileNumber');
});

test('who comes by the link of an agent is not asked, also after a reload without it', () => {
  expect(startAt('?agent=LAGOS10')).toBeUndefined();
  expect(startAt('')).toBeUndefined();
  expect(authModal.authModalConfig.agentCode).toBe('LAGOS10');
});

test('it takes the place of no other view', () => {
  authModal.activeAuthModal = 'login';
  expect(startAt('')).toBe('login');
});

test('it opens neither for a player nor where the brand is closed', () => {
  session.isAuth = true;
  expect(startAt('')).toBeUndefined();
  session.isAuth = false;
  organisation.organisationStatus = 'maintenance';
  expect(startAt('')).toBeUndefined();
});
