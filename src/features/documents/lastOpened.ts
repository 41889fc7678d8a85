import * as z from 'zod/mini';
import { LAST_OPENED_KEY } from '../../storage/keys.ts';
import { local } from '../../storage/local.ts';

const Opened = z.object({ version: z.string(), at: z.number() });
export type Opened = z.output<typeof Opened>;

/** Which version of each document this device last opened, and when. Holds nothing about the player. */
const OpenedById = z.catchall(z.object({}), Opened);

const { read, write } = local(LAST_OPENED_KEY, OpenedById);

/** Records that a document is open now and returns its last opening. */
export function noteOpened(id: string, opened: Opened): Opened | undefined {
  const all = read() ?? {};
  write({ ...all, [id]: opened });
  return Object.hasOwn(all, id) ? all[id] : undefined;
}
