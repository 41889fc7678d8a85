import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices, notify } from '../../state/device/notices.ts';
import { Toasts } from './Toasts.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: HTMLElement;
let root: Root;

beforeEach(async () => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () => root.render(<Toasts />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  notices.toasts = [];
});

/** happy-dom has no popovers, like browsers before 2023. */
test('without popovers a toast speaks in the open dialog, and is back when it has spoken', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  await act(async () => notify('error', 'Wrong password'));
  expect(dialog.textContent).toBe('Wrong password');
  await act(async () => {
    notices.toasts = [];
  });
  expect(dialog.querySelector('.toasts')).toBeNull();
  expect(page.querySelector('.toasts')).not.toBeNull();
});

/** A popover has a size and margins of its own by the browser: in Safari that is a whole window. */
test('a toast is as high as its text and never wider than the window', () => {
  const css = readFileSync(join(import.meta.dirname, 'Toasts.css'), 'utf8');
  const [, rule = ''] = /\.toasts \{([^}]*)\}/.exec(css) ?? [];
  const declared = new Map(
    [...rule.matchAll(/^\s*([\w-]+): (.+);$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(declared.get('height')).toBe('auto');
  expect(declared.get('width')).toMatch(/^min\(\d+px, calc\(100% - 2 \* var\(--space-\d+\)\)\)$/);
  expect(declared.get('margin')).toBe('0');
});
