import type { HttpHandler } from 'msw';
import { commandHandlers } from '../engine/control/handlers.ts';
import type { Control } from './control.ts';
import { panelPage } from './panel/panelPage.ts';

/**
 * A snapshot holds a whole world, and an event or answer may be too large on purpose. Every other input is as
 * small as a call's.
 */
const MOST_BYTES = { restore: 100_000_000, push: 10_000_000, fault: 10_000_000 };

/** The commands over HTTP, and the panel. */
export function controlHandlers(control: Control): HttpHandler[] {
  return commandHandlers({
    runner: control,
    status: control.status,
    reads: {
      queue: () => ({}),
      otp: () => ({}),
      journal: ({ since = '0', ...rest }) => ({ ...rest, since: Number(since) }),
    },
    pages: { panel: panelPage },
    mostBytes: MOST_BYTES,
  });
}
