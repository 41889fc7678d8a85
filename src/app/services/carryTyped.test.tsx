import { afterEach, beforeEach, expect, test } from 'vitest';
import { carryTyped } from './carryTyped.ts';

const PAGE = `
  <form class="login login--header"><input name="username"></form>
  <dialog id="auth"><form class="login">
    <input name="username"><input name="password" type="password">
    <input name="channel" type="radio" value="sms"><input name="channel" type="radio" value="voice" checked>
  </form></dialog>`;

let root: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<div id="root">${PAGE}</div>`;
  root = document.getElementById('root') ?? document.body;
});
afterEach(() => {
  document.body.innerHTML = '';
});

const field = (selector: string) => {
  const found = root.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const dialog = () => root.querySelector('dialog');

function begin() {
  dialog()?.showModal();
  field('dialog [name=username]').value = 'adaeze';
  field('dialog [name=password]').value = 'secret';
  field('dialog [value=sms]').checked = true;
  field('dialog [name=password]').focus();
}

test('what was typed, chosen, opened and focused is so in what has replaced it', () => {
  const carry = carryTyped(root);
  begin();
  field('dialog [name=username]').setSelectionRange(2, 2);
  field('dialog [name=username]').focus();
  field('dialog form').dataset['held'] = '';
  root.innerHTML = PAGE;
  const told: string[] = [];
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) told.push(target.name);
  });
  carry();
  expect(dialog()?.open).toBe(true);
  expect(field('dialog [name=username]').value).toBe('adaeze');
  expect(field('dialog [name=password]').value).toBe('secret');
  expect(field('dialog [value=sms]').checked).toBe(true);
  expect(field('.login--header [name=username]').value).toBe('');
  expect(field('dialog form').dataset).toHaveProperty('held');
  expect(document.activeElement).toBe(field('dialog [name=username]'));
  expect(field('dialog [name=username]').selectionStart).toBe(2);
  expect(told).toEqual(expect.arrayContaining(['username', 'password']));
});

test('also in a part that comes later, and after a second time', async () => {
  const carry = carryTyped(root);
  begin();
  root.innerHTML = '';
  carry();
  root.innerHTML = PAGE;
  await Promise.resolve();
  expect(field('dialog [name=username]').value).toBe('adaeze');
  root.innerHTML = PAGE;
  carry();
  expect(field('dialog [name=password]').value).toBe('secret');
});

test('a field that nobody has touched, or that stays, is left as it is', () => {
  const carry = carryTyped(root);
  field('dialog [name=password]').value = 'secret';
  const standing = field('.login--header [name=username]');
  standing.value = 'bola';
  const form = root.querySelector('dialog form');
  if (!form) throw new Error('no form');
  form.innerHTML = '<input name="username" value="remembered"><input name="password">';
  carry();
  expect(field('dialog [name=username]').value).toBe('remembered');
  expect(field('dialog [name=password]').value).toBe('secret');
  expect(field('.login--header [name=username]')).toBe(standing);
  expect(dialog()?.open).toBe(false);
});
