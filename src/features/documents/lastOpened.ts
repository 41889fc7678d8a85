import * as z from 'zod/mini';
import { LAST_OPENED_KEY } from '../../storage/keys.ts';
import { local } from '../../storage/local.ts';

const Opened = z.object({ version: z.string(), at: z.number() });
export type Opened = z.output<typeof Opened>;

/** Which version of which document this device opened last, and when. Nobody's name is in it. */
const OpenedById = z.catchall(z.object({}), Opened);

const { read, write } = local(LAST_OPENED_KEY, OpenedById);

/** Notes that a document is open now, and tells when it was before. */
export function noteOpened(id: string, opened: Opened): Opened | undefined {
  const all = read() ?? {};
  write({ ...all, [id]: opened });
  return Object.hasOwn(all, id) ? all[id] : undefined;
}
