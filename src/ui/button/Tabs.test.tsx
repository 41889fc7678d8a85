import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const TABS = [
  { id: 'open', label: 'Open', count: 2 },
  { id: 'settled', label: 'Settled' },
  { id: 'void', label: 'Void' },
] as const;

function Example() {
  const [selected, select] = useState<'open' | 'settled' | 'void'>('open');
  return (
    <Tabs label="Bets" tabs={TABS} selected={selected} onSelect={(id) => select(id)}>
      {selected}
    </Tabs>
  );
}

const page = document.body.appendChild(document.createElement('div'));
const root = createRoot(page);
afterEach(() => act(async () => root.render(null)));

const tabs = () => [...page.querySelectorAll<HTMLElement>('[role=tab]')];
const panel = () => page.querySelector('[role=tabpanel]');

async function press(key: string): Promise<void> {
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

test('another panel fades in, and not for who asked for less motion', async () => {
  const animate = vi.fn();
  Element.prototype.animate = animate;
  const media = vi.spyOn(window, 'matchMedia');
  const prefer = (matches: boolean) =>
    media.mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches, media: query }) as never,
    );
  prefer(false);
  await act(async () => root.render(<Example />));
  expect(animate).not.toHaveBeenCalled();
  await act(async () => tabs()[1]?.click());
  expect(animate).toHaveBeenCalledOnce();
  prefer(true);
  await act(async () => tabs()[0]?.click());
  expect(animate).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('the arrow keys move the selection and the focus, around both ends', async () => {
  await act(async () => root.render(<Example />));
  tabs()[0]?.focus();
  await press('ArrowLeft');
  expect(panel()?.textContent).toBe('void');
  expect(document.activeElement).toBe(tabs()[2]);
  await press('ArrowRight');
  expect(panel()?.textContent).toBe('open');
  await press('a');
  expect(panel()?.textContent).toBe('open');
});

test('Home and End lead to the ends', async () => {
  await act(async () => root.render(<Example />));
  tabs()[0]?.focus();
  await press('End');
  expect(panel()?.textContent).toBe('void');
  expect(document.activeElement).toBe(tabs()[2]);
  await press('Home');
  expect(panel()?.textContent).toBe('open');
  expect(document.activeElement).toBe(tabs()[0]);
});

test('only the selected tab is in the order of the Tab key, and it names its panel', async () => {
  await act(async () => root.render(<Example />));
  await act(async () => tabs()[1]?.click());
  expect(tabs().map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  expect(panel()?.getAttribute('aria-labelledby')).toBe(tabs()[1]?.id);
  expect(tabs()[1]?.getAttribute('aria-controls')).toBe(panel()?.id);
});
