import { act } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { authModal, closeAuth } from '../../state/session/authModal.ts';
import { until } from '../../testing/until.ts';
import { textPlace } from '../routing/documentText.ts';
import { handOver, makeRoom, standingPage } from './handOver.ts';

const PAGE = `
  <form class="login login--header"><input name="username"></form>
  <dialog id="auth"><form class="login">
    <input name="username" autofocus><input name="password" type="password">
    <input name="channel" type="radio" value="sms"><input name="channel" type="radio" value="voice" checked>
  </form></dialog>
  <button type="button" aria-label="Menu"></button><button type="button">Back Eko Lanterns 1.85</button>`;

const part = (place: string, selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#${place} ${selector}`);
  if (!found) throw new Error(`no ${selector} in ${place}`);
  return found;
};
const field = (place: string, name: string, form = 'dialog ') => {
  const found = part(place, `${form}[name=${name}]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${name} is no field`);
  return found;
};
const dialog = (place: string) => document.querySelector<HTMLDialogElement>(`#${place} dialog`);
const root = () => document.getElementById('root') ?? document.body;

beforeEach(() => {
  document.body.innerHTML = `<div id="standing" data-page="/">${PAGE}</div><div id="root"></div>`;
});
afterEach(() => {
  closeAuth();
  document.body.innerHTML = '';
});

/** Types a login into the page that stands; the app comes with `html` in its root. */
function comes(html = PAGE, isWhole = false): Promise<void> {
  const standing = standingPage();
  if (!standing) throw new Error('nothing stands');
  makeRoom(root());
  root().innerHTML = html;
  return handOver(standing, root(), isWhole);
}

function type(name: string, value: string) {
  dialog('standing')?.showModal();
  field('standing', name).value = value;
}

test('what was typed and chosen, the focus and the open login go over', async () => {
  type('username', 'adaeze');
  type('password', 'secret');
  const sms = part('standing', '[value=sms]');
  if (sms instanceof HTMLInputElement) sms.checked = true;
  part('standing', '[aria-label=Menu]').focus();
  const told: string[] = [];
  root().addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) told.push(target.name);
  });
  await comes();
  expect(document.getElementById('standing')).toBeNull();
  expect(root().hasAttribute('style')).toBe(false);
  expect(authModal.activeAuthModal).toBe('login');
  expect(field('root', 'username').value).toBe('adaeze');
  expect(field('root', 'password').value).toBe('secret');
  expect(part('root', '[value=sms]')).toHaveProperty('checked', true);
  expect(field('root', 'username', '.login--header ').value).toBe('');
  expect(told).toEqual(expect.arrayContaining(['username', 'password']));
});

test('a link that the keyboard has reached keeps the focus', async () => {
  const links = '<a href="/terms">Terms</a><p><a href="/terms">Terms</a></p><a href="/faq">FAQ</a>';
  document.body.innerHTML = `<div id="standing" data-page="/">${links}</div><div id="root"></div>`;
  part('standing', 'p a').focus();
  await comes(links);
  expect(document.activeElement).toBe(part('root', 'p a'));
});

test('the text of a document stays the page’s own, and the focus in it stays', async () => {
  const page = '<p>Bets are settled by the official result.</p><a href="#void">Void bets</a>';
  document.body.innerHTML = `<div id="standing"><div id="document">${page}</div></div><div id="root"></div>`;
  const text = part('standing', 'p');
  const link = part('standing', 'a');
  link.focus();
  const over = comes('<header></header><main><div></div></main>');
  textPlace.current = root().querySelector('div');
  await over;
  expect(part('root', 'main #document p')).toBe(text);
  expect(document.activeElement).toBe(link);
});

test('nothing is replaced while somebody fills in a form, until it is left or sent', async () => {
  vi.useFakeTimers();
  type('username', 'ada');
  field('standing', 'username').focus();
  const over = comes();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.getElementById('standing')).not.toBeNull();
  field('standing', 'username').value = 'adaeze';
  const sent = vi.fn((event: Event) => event.preventDefault());
  part('root', 'dialog form').addEventListener('submit', sent);
  part('standing', 'dialog form').dataset['held'] = '';
  await vi.advanceTimersByTimeAsync(100);
  await over;
  expect(sent).toHaveBeenCalledOnce();
  expect(field('root', 'username').value).toBe('adaeze');
});

test('a dialog that was opened before the app gives the focus back to the button that opened it', async () => {
  part('standing', '[aria-label=Menu]').dataset['held'] = '';
  type('username', '');
  field('standing', 'username').focus();
  const root = document.getElementById('root');
  const focused: (string | null)[] = [];
  root?.addEventListener('focusin', ({ target }) => {
    // Under an open dialog a browser would not give it.
    if (target instanceof Element && !dialog('standing')?.open)
      focused.push(target.getAttribute('aria-label'));
  });
  await comes();
  expect(focused).toContain('Menu');
  expect(document.activeElement).toBe(field('root', 'username'));
});

test('a login that was opened and closed again before the app stays closed', async () => {
  const html = PAGE.replace('aria-label="Menu"', '$& commandfor="auth"');
  part('standing', '[aria-label=Menu]').setAttribute('commandfor', 'auth');
  part('standing', '[aria-label=Menu]').dataset['held'] = '';
  type('username', '');
  dialog('standing')?.close();
  const pressed = vi.fn();
  root().addEventListener('click', pressed);
  await comes(html);
  expect(authModal.activeAuthModal).toBeUndefined();
  expect(pressed).not.toHaveBeenCalled();
});

test('a login that was opened and closed again stands until its code is here, to open at once the next time', async () => {
  vi.useFakeTimers();
  document.documentElement.dataset['asked'] = 'login';
  onTestFinished(() => void delete document.documentElement.dataset['asked']);
  const over = comes('<main></main>');
  await vi.advanceTimersByTimeAsync(5000);
  expect(document.getElementById('standing')).not.toBeNull();
  root().innerHTML = PAGE;
  await vi.advanceTimersByTimeAsync(100);
  await over;
  expect(document.getElementById('standing')).toBeNull();
});

test('an empty field with the focus gives it to the one that takes its place', async () => {
  type('username', '');
  field('standing', 'username').focus();
  await comes();
  expect(document.activeElement).toBe(field('root', 'username'));
});

test('a page that is whole stands until the app shows as much, or something is pressed', async () => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  const over = comes(`${PAGE}<i class="skeleton"></i>`, true);
  await vi.advanceTimersByTimeAsync(500);
  expect(document.getElementById('standing')).not.toBeNull();
  part('standing', '[aria-label=Menu]').dataset['held'] = '';
  const pressed = vi.fn();
  part('root', '[aria-label=Menu]').addEventListener('click', pressed);
  await vi.advanceTimersByTimeAsync(100);
  await over;
  vi.restoreAllMocks();
  expect(document.getElementById('standing')).toBeNull();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a price that was pressed is pressed at its new odds, also where it comes later', async () => {
  part('standing', 'button:last-child').dataset['held'] = '';
  await comes('<main></main>');
  const pressed = vi.fn();
  root().addEventListener('click', pressed);
  await act(async () => {
    root().innerHTML = '<button>Back Eko Lanterns 1.9</button>';
  });
  await until(() => expect(pressed).toHaveBeenCalledOnce());
});

test('what was typed goes into a part that comes later, and once', async () => {
  type('username', 'adaeze');
  dialog('standing')?.close();
  part('standing', '[aria-label=Menu]').focus();
  await comes('<main></main>');
  root().innerHTML = PAGE;
  await until(() => expect(field('root', 'username').value).toBe('adaeze'));
});
