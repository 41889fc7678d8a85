import { expect, test, vi } from 'vitest';
import { holdPress } from './holdPress.ts';

function pageOf(...labels: string[]): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = labels.map((label) => `<button aria-label="${label}"><i></i></button>`).join('');
  document.body.replaceChildren(root);
  return root;
}

test('a button pressed before the page stood is pressed in the page that stands, once', () => {
  const root = pageOf('Messages', 'Menu');
  const release = holdPress(root);
  root.querySelectorAll('i')[1]?.click();

  root.innerHTML = '<button aria-label="Menu"></button><button aria-label="Messages"></button>';
  const [menu, messages] = [...root.querySelectorAll('button')].map((button) => {
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    return pressed;
  });
  release();
  expect(menu).toHaveBeenCalledOnce();
  expect(messages).not.toHaveBeenCalled();
});

test('nothing is pressed where nothing was, or where it is gone', () => {
  const root = pageOf('Menu');
  const pressed = vi.fn();
  root.addEventListener('click', pressed);
  holdPress(root)();
  expect(pressed).not.toHaveBeenCalled();
  const release = holdPress(root);
  root.querySelector('i')?.click();
  root.innerHTML = '';
  release();
  expect(pressed).toHaveBeenCalledOnce();
});

test('what was pressed before this code came is pressed, too', () => {
  const root = pageOf('Messages', 'Menu');
  root.querySelectorAll('button')[1]?.setAttribute('data-held', '');
  const release = holdPress(root);
  root.innerHTML = '<button aria-label="Menu"></button>';
  const pressed = vi.fn();
  root.querySelector('button')?.addEventListener('click', pressed);
  release();
  expect(pressed).toHaveBeenCalledOnce();
});
