import * as z from 'zod/mini';
import { User, UserProfile } from '../../contract/account/account.ts';
import type { SignedIn } from '../../contract/account/auth.ts';
import { Wallet } from '../../contract/cashier/wallet.ts';
import { atLeast } from '../../contract/kit/characters.ts';
import { Naira } from '../../contract/kit/money.ts';
import { newId } from '../../lib/newId.ts';
import { dropPush } from '../../pwa/dropPush.ts';
import { savedKeys } from '../../storage/keys.ts';
import { setSaving } from '../../storage/persisted.ts';
import { markHeld, nextEpoch, readSessionMark } from '../../storage/sessionMark.ts';
import { storageHooks } from '../../storage/storageHooks.ts';
import { wipePrivate } from '../../storage/wipe.ts';
import { store } from '../store.ts';
import { forgetPlayer } from './privateState.ts';

/** The part of the session that is saved: an allow-list, never the whole store. */
const SavedSession = z.object({
  token: z.string().check(atLeast(1)),
  /** Random for each sign-in: marks queued visits as this session's without naming the player. */
  owner: z.string(),
  user: User,
  userProfile: z.optional(UserProfile),
  wallet: Wallet,
  exposureAmount: Naira,
  /** When the server last sent wallet and exposure, epoch ms; 0 for never. */
  walletAt: z.int(),
});
type SavedSession = z.output<typeof SavedSession>;

const EMPTY_WALLET: Wallet = { balance: 0, cash: 0, coins: 0, sports: 0, wicket: 0 };

interface Session extends Omit<SavedSession, 'user'> {
  isAuth: boolean;
  user: User | undefined;
  /** False when the player did not ask to stay signed in: then nothing is saved. */
  isKept: boolean;
  isStoreHydrated: boolean;
}

const guest = (): Omit<Session, 'isStoreHydrated'> => ({
  isAuth: false,
  isKept: true,
  token: '',
  owner: '',
  user: undefined,
  userProfile: undefined,
  wallet: { ...EMPTY_WALLET },
  exposureAmount: 0,
  walletAt: 0,
});

const kept = store({
  key: savedKeys.session,
  schema: SavedSession,
  initial: (): Session => ({ ...guest(), isStoreHydrated: false }),
  pack({ token, owner, user, userProfile, wallet, exposureAmount, walletAt, isKept }) {
    if (!user || !isKept) return undefined;
    return { token, owner, user, userProfile, wallet, exposureAmount, walletAt };
  },
  unpack(saved, now) {
    if (!now.isAuth) Object.assign(now, saved, { isAuth: true });
  },
  forget(now) {
    Object.assign(now, guest());
    setSaving(true);
  },
});

export const session = kept.state;

/**
 * Takes over the session saved on this device if nobody is signed in here: at the start, or after a sign-in
 * in another tab.
 */
export const restoreSession = kept.restore;

/** Reads the saved session. Every route guard waits for it, until storage answers or is given up. */
export async function hydrateSession(): Promise<void> {
  try {
    await kept.restore();
    if (!session.isAuth && readSessionMark().held) await giveUpHeld();
    markHeld(session.isAuth);
  } catch (error) {
    console.warn('storage refused, going on in memory', error);
  }
  session.isStoreHydrated = true;
  kept.follow();
}

/**
 * Somebody was signed in and who it was cannot be read: the browser deleted the database, or the record is
 * damaged or of a version to come. Whatever else is kept is of that player, so nobody reads it any more.
 */
async function giveUpHeld(): Promise<void> {
  storageHooks.troubled(new DOMException('', 'DataError'));
  void dropPush().catch((error) => console.warn('push messages not ended here', error));
  nextEpoch();
  forgetPlayer();
  await wipePrivate();
  // Reads what is there now, so that the next sign-in is saved.
  await kept.restore();
}

/** Starts a session after a sign-in; `isKept` false keeps it off this device. */
export function beginSession({ token, user }: SignedIn, isKept = true): void {
  // Another tab has a session, and one phone has one player: nothing of that player stays.
  if (readSessionMark().held) {
    nextEpoch();
    void wipePrivate().catch((error) => console.warn('the next start wipes', error));
  }
  // This tab had joined that session while its own sign-in was under way.
  if (session.isAuth) forgetPlayer();
  setSaving(isKept);
  const owner = newId();
  Object.assign(session, guest(), { token, user, isAuth: true, owner, isKept });
  if (!isKept) {
    markHeld(false);
    return;
  }
  // Only once it can be read: a tab that starts now would take a session that is held and not there for lost.
  void kept.save().then((isStored) => isStored && session.owner === owner && markHeld(true));
}

/** Takes a wallet from the server. A missing purse counts as 0, as the contract says. */
export function setWallet(wallet: Wallet): void {
  session.wallet = wallet;
  session.walletAt = Date.now();
}
