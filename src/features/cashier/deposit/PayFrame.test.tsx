import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../../../state/session/connection.ts';
import { PayFrame } from './PayFrame.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  connection.status = 'live';
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  connection.status = 'off';
});

const show = (url: string) => act(async () => root.render(<PayFrame url={url} />));
const frame = () => page.querySelector('iframe');

test('a pay page at our address has no origin, so it cannot take its sandbox off', async () => {
  await show('/api/external/pay/1');
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
});

test.each(['https://', 'javascript:alert(1)', 'pay here'])(
  'a pay page at “%s” is an error that can be read',
  async (url) => {
    await show(url);
    expect(frame()).toBeNull();
    expect(page.textContent).toContain("can't be opened");
    expect(page.textContent).toContain('Nothing was paid.');
  },
);
