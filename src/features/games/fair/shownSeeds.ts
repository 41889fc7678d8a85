import * as z from 'zod/mini';
import { store } from '../../../state/store.ts';

/** Far more than the list of rounds shows; the oldest go first. */
const MOST = 200;

const Shown = z.object({
  /** The idempotency key of the round. */
  reference: z.string(),
  commit: z.string(),
  nonce: z.int(),
  /** The words that were sent. */
  clientSeed: z.string(),
});
export type Shown = Readonly<z.output<typeof Shown>>;

const Kept = z.object({ list: z.readonly(z.array(Shown)) });
type Kept = z.output<typeof Kept>;

const { state, start, save } = store({
  key: 'shown-seeds@1',
  schema: Kept,
  initial: (): Kept => ({ list: [] }),
  unpack: join,
  takeOver: join,
});

/** What was read goes before what this page has sent in the meantime. */
function join({ list }: Kept, now: Kept): void {
  const each = new Map([...list, ...now.list].map((shown) => [JSON.stringify(shown), shown]));
  now.list = [...each.values()].slice(-MOST);
}

/** What this phone was shown and sent before the player's last rounds: no later answer changes it. */
export const shownSeeds = state;
export const startShownSeeds = start;

/** Call it before the round is sent. A round that is sent again under its key is noted again. */
export function noteShown({ reference, commit, nonce, clientSeed }: Shown): void {
  state.list = [...state.list, { reference, commit, nonce, clientSeed }].slice(-MOST);
  void start().then(save);
}
