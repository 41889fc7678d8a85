import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../testing/until.ts';
import { QrCode } from './QrCode.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: HTMLElement;
let root: Root;

beforeEach(async () => {
  await import('./qrDrawing.ts');
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const show = (text: string) =>
  act(async () => root.render(<QrCode text={text} label="Your link" />));
const drawn = () => page.querySelector('svg');

test('a code has a name, keeps its place while it is drawn, and follows its text', async () => {
  await show('Oja');
  await until(() => expect(drawn()?.getAttribute('viewBox')).toBe('0 0 29 29'));
  expect(drawn()?.getAttribute('role')).toBe('img');
  expect(drawn()?.getAttribute('aria-label')).toBe('Your link');
  await show('x'.repeat(500));
  await until(() =>
    act(async () => expect(drawn()?.getAttribute('class')).toContain('qr-code--fine')),
  );
});

test('what no code can hold is left to the words beside it', async () => {
  await show('x'.repeat(3000));
  await until(() => act(async () => expect(page.innerHTML).toBe('')));
});
