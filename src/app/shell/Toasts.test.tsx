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
