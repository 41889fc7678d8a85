import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWhenTouched } from './startWhenTouched.ts';

const PAGE = `
  <p>Text</p>
  <a href="/terms">Terms</a>
  <button id="menu" type="button">Menu</button>
  <button id="login" type="button" commandfor="auth" command="show-modal" value="login">Login</button>
  <dialog id="auth">
    <button id="tab" type="button">Register</button>
    <input id="username" />
  </dialog>`;

const startApp = vi.fn();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  startApp.mockClear();
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const tell = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test.each([
  ['text that is touched', 'p', 'pointerdown', 0, 0],
  ['a link', 'a', 'pointerdown', 0, 0],
  ['a button', '#menu', 'pointerdown', 1, 1],
  ['a button by the Tab key', '#menu', 'focusin', 1, 1],
  ['a tab of the dialog', '#tab', 'pointerdown', 1, 1],
  ['the login, which opens by itself', '#login', 'pointerdown', 0, 1],
  ['its field, which takes typing by itself', '#username', 'focusin', 0, 1],
])('%s', (_, selector, type, atOnce, soon) => {
  stop = startWhenTouched(startApp);
  tell(selector, type);
  expect(startApp).toHaveBeenCalledTimes(atOnce);
  vi.advanceTimersByTime(1000);
  expect(startApp).toHaveBeenCalledTimes(soon);
});

test('a letter brings the app once it is painted', () => {
  stop = startWhenTouched(startApp);
  tell('#username', 'input');
  expect(startApp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(startApp).toHaveBeenCalledOnce();
});

test.each<[string, () => void]>([
  ['pressed', () => document.getElementById('menu')?.setAttribute('data-held', '')],
  ['opened', () => document.querySelector('dialog')?.showModal()],
  ['reached by keyboard', () => document.getElementById('menu')?.focus()],
])('what was %s before this script came counts', (_, given) => {
  given();
  stop = startWhenTouched(startApp);
  vi.advanceTimersByTime(1000);
  expect(startApp).toHaveBeenCalledOnce();
});

test('once the app is here, nothing starts it again', () => {
  startWhenTouched(startApp)();
  tell('#menu', 'pointerdown');
  tell('#username', 'input');
  vi.advanceTimersByTime(1000);
  expect(startApp).not.toHaveBeenCalled();
});
