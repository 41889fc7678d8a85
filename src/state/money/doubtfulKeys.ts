import * as z from 'zod/mini';
import { store } from '../store.ts';

/** Far more than one player leaves behind; the oldest go first. */
const MOST_KEPT = 50;

/** The key of a try that has no answer yet, and what it is for: `single g-1:f-1x2/home`. */
const Tried = z.object({ name: z.string(), key: z.string() });

const Kept = z.object({ keys: z.array(z.string()), tried: z._default(z.array(Tried), []) });
type Kept = z.output<typeof Kept>;

/** Tries of this page: whatever another tab has kept, they stay until they are decided. */
const own = new Set<string>();

/**
 * Keys of which a try may still reach the server, oldest first. Such a key is kept, whatever refuses a later
 * try: under another key the first try would have a second effect. Random, and kept over a reload.
 */
const { state, start, save } = store({
  key: 'doubtful-keys@1',
  schema: Kept,
  initial: (): Kept => ({ keys: [], tried: [] }),
  unpack: join,
  // A session that the server ended: the same player may return in a moment, with the same form.
  forget: (now, isEnded) => void (isEnded || Object.assign(now, { keys: [], tried: [] })),
  takeOver: join,
});

/**
 * Adds what this page has learned to what was saved, whose order stays: so two tabs come to the same lists, and neither
 * saves again what the other has.
 */
function join({ keys, tried }: Kept, now: Kept): void {
  now.keys = [...new Set([...keys, ...now.keys])].slice(-MOST_KEPT);
  const isHere = (key: string) => now.tried.some((one) => one.key === key);
  const isSaved = (key: string) => tried.some((one) => one.key === key);
  now.tried = [
    ...tried.filter(({ key }) => !own.has(key) || isHere(key)),
    ...now.tried.filter(({ key }) => own.has(key) && !isSaved(key)),
  ].slice(-MOST_KEPT);
}

/** Reads what this phone has kept; call it before `isDoubtful` and `triedKey`. */
export const startDoubtfulKeys = start;

export function doubt(key: string): void {
  if (!state.keys.includes(key)) state.keys = [...state.keys, key].slice(-MOST_KEPT);
}

/** Notes what a key is sent for. Saved at once: if the page goes before the answer, the next one must know. */
export function noteTry(name: string | undefined, key: string): void {
  if (name === undefined) return;
  if (isDoubtful(key)) doubt(key);
  own.add(key);
  const others = state.tried.filter((kept) => kept.name !== name);
  state.tried = [...others, { name, key }].slice(-MOST_KEPT);
  void start().then(save);
}

/** The key that was sent for this, undecided so far; another try takes the same one. */
export function triedKey(name: string): string | undefined {
  const tried = state.tried.filter((kept) => kept.name === name);
  return (tried.find(({ key }) => own.has(key)) ?? tried[0])?.key;
}

/** The server has decided: nothing more can come of this key. */
export function settle(key: string): void {
  own.delete(key);
  if (state.keys.includes(key)) state.keys = state.keys.filter((kept) => kept !== key);
  if (state.tried.some((kept) => kept.key === key)) {
    state.tried = state.tried.filter((kept) => kept.key !== key);
  }
}

/** Also what another page has sent: of its answer this one does not hear. */
export function isDoubtful(key: string): boolean {
  return (
    state.keys.includes(key) || (!own.has(key) && state.tried.some((kept) => kept.key === key))
  );
}
