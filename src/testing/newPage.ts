import { vi } from 'vitest';

/**
 * Plays a page, or a worker, that starts: every module imported after this call runs again and knows only
 * what the device has kept. It is for tests of a start, such as a reload, a second tab or the opening of
 * the database. State that only has to be empty is emptied by `freshState`.
 */
export function newPage(): void {
  vi.resetModules();
}
