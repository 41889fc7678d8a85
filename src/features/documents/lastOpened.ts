import * as z from 'zod/mini';

const KEY = 'oja:opened';

const Opened = z.object({ version: z.string(), at: z.number() });
export type Opened = z.output<typeof Opened>;

/** Which version of which document this device opened last, and when. Nobody's name is in it. */
const OpenedById = z.catchall(z.object({}), Opened);

function readAll(): z.output<typeof OpenedById> {
  try {
    const saved = z.safeParse(OpenedById, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return saved.success ? saved.data : {};
  } catch {
    return {};
  }
}

/** Notes that a document is open now, and tells when it was before. */
export function noteOpened(id: string, opened: Opened): Opened | undefined {
  const all = readAll();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [id]: opened }));
  } catch {
    // Local storage is full or blocked: the mark is missing next time, nothing else.
  }
  return Object.hasOwn(all, id) ? all[id] : undefined;
}
