import { act, Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { late } from './late.tsx';
import { MISSING_PART, overPage } from './overPage.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Search = () => <form />;

let page: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root?.unmount());
  page.remove();
  vi.restoreAllMocks();
});

test('the code is fetched at once', async () => {
  const Part = late(async () => Search);
  root = createRoot(page);
  await act(async () => root?.render(<Part />));
  expect(page.querySelector('form')).not.toBeNull();
});

test('a part with a need waits for it there too', async () => {
  const need = new EventTarget();
  const load = vi.fn(async () => Search);
  const Part = late(load, {
    when: () => new Promise((resolve) => need.addEventListener('now', resolve)),
  });
  root = createRoot(page);
  await act(async () => root?.render(<Part />));
  expect(load).not.toHaveBeenCalled();
  await act(async () => need.dispatchEvent(new Event('now')));
  expect(page.querySelector('form')).not.toBeNull();
});

test('code that does not arrive is asked for again when the network is back', async () => {
  const load = vi.fn<() => Promise<typeof Search>>(async () => Search);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = late(load);
  root = createRoot(page);
  await act(async () => root?.render(<Part />));
  expect(page.querySelector('form')).toBeNull();
  await act(async () => dispatchEvent(new Event('online')));
  expect(page.querySelector('form')).not.toBeNull();
});

test('code asked for ahead of its need is here when the part is shown, and ends a wait for the need', async () => {
  const load = vi.fn(async () => Search);
  const Part = late(load, { when: () => new Promise(() => undefined), waiting: <p>Waiting</p> });
  root = createRoot(page);
  await act(async () => root?.render(<Part />));
  expect(page.textContent).toBe('Waiting');
  expect(load).not.toHaveBeenCalled();
  await act(async () => Part.preload());
  expect(page.querySelector('form')).not.toBeNull();
  await act(async () => root?.render(null));
  await act(async () => root?.render(<Part />));
  expect(page.querySelector('form')).not.toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

test('a failure is told with a way to try again, and is not held against the next showing', async () => {
  const load = vi.fn<() => Promise<typeof Search>>(async () => Search);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = late(load, {
    failed: (retry) => (
      <button type="button" onClick={retry}>
        Try again
      </button>
    ),
  });
  root = createRoot(page);
  await act(async () => root?.render(<Part />));
  expect(page.textContent).toBe('Try again');
  await act(async () => page.querySelector('button')?.click());
  expect(page.textContent).toBe('Try again');
  await act(async () => root?.render(null));
  await act(async () => root?.render(<Part />));
  expect(page.querySelector('form')).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(3);
});

/** Tells what was thrown within it. */
class Boundary extends Component<{ children: ReactNode }, { told: string }> {
  override state = { told: '' };
  static getDerivedStateFromError = (error: Error) => ({ told: error.message });
  override render() {
    return this.state.told || this.props.children;
  }
}

test('a page throws a failure to its boundary, tells it to whoever preloads, and forgets it when asked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<typeof Search>>(async () => Search);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Page = late(load, { isPage: true });
  const view = (attempt: number) => (
    <Boundary key={attempt}>
      <Page />
    </Boundary>
  );
  root = createRoot(page);
  await act(async () => root?.render(view(1)));
  expect(page.textContent).toBe('Failed to fetch');
  await expect(Page.preload()).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledOnce();
  Page.forget();
  await act(async () => root?.render(view(2)));
  expect(page.querySelector('form')).not.toBeNull();
});

test('a sheet whose code does not load says so and closes, and the next press tries again', async () => {
  const load = vi.fn<() => Promise<typeof Search>>(async () => Search);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const tell = vi.fn();
  const Sheet = late<{ onClose(): void }>(load, overPage(tell));
  const close = vi.fn(() => root?.render(null));
  root = createRoot(page);
  await act(async () => root?.render(<Sheet onClose={close} />));
  expect(tell).toHaveBeenCalledExactlyOnceWith(MISSING_PART);
  expect(close).toHaveBeenCalledOnce();
  await act(async () => root?.render(<Sheet onClose={close} />));
  expect(page.querySelector('form')).not.toBeNull();
});
