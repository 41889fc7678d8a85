import { type HttpHandler, HttpResponse, http } from 'msw';
import * as z from 'zod/mini';
import { commandHandlers } from '../engine/control/handlers.ts';
import { LONGEST_LINK, packTape } from '../tape/packLink.ts';
import { Tape } from '../tape/tape.ts';
import type { Link } from './answers.ts';
import type { Control } from './control.ts';
import { panelPage } from './panel/panelPage.ts';

/**
 * A snapshot holds a whole world, and an event or answer may be too large on purpose. Every other input is as
 * small as a call's.
 */
const MOST_BYTES = {
  restore: 100_000_000,
  replay: 100_000_000,
  push: 10_000_000,
  fault: 10_000_000,
};

/** The commands over HTTP, and the panel. */
export function controlHandlers(control: Control, api: string): HttpHandler[] {
  const link = http.get(`${api}/__mock/link`, async ({ request }) => {
    const tape = z.parse(Tape, await control.runInSlices('tape', {}, request.signal));
    const text = await packTape(tape);
    const isShort = text.length <= LONGEST_LINK;
    return HttpResponse.json<Link>({ link: text, hash: tape.hash, isShort });
  });
  const others = commandHandlers({
    api,
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
  return [link, ...others];
}
