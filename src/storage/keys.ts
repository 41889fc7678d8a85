/**
 * Keys under which the app keeps something on the device, each written once: stores, the wipe, the page of
 * what is saved and the worker import it from here. The cookies policy lists every key; a check holds it to
 * that.
 */

/** Of a slice in IndexedDB, `name@version`. All of them belong to the player and go with the sign-out. */
export type SavedKey = `${string}@${number}`;

/** Slices that others than their own module look at; every other key stands in the `store()` of its slice. */
export const savedKeys = {
  betsAside: 'bets-aside@1',
  betslip: 'betslip@1',
  couponSlip: 'coupon-slip@1',
  session: 'session@1',
  support: 'support@1',
} as const;

/** Where a list from the server is kept. */
export const listKey = (name: string) => `list:${name}@1`;

/** Where the draft of a deposit or a withdrawal is kept. */
export const draftKey = (name: string) => `draft:${name}@1`;

/** Keys in local storage that say something of the device and nobody's name: a sign-out leaves them. */
export const APK_KEY = 'apk';
export const DATA_CHOICE_KEY = 'oja:lite';
export const DATA_USE_KEY = 'oja:data-use';
export const INSTALL_KEY = 'oja:install';
export const KEEPS_LESS_KEY = 'oja:keeps-less';
export const LAST_OPENED_KEY = 'oja:opened';
export const PLAY_LOCK_KEY = 'oja:play-lock';
export const THEME_KEY = 'oja:color-scheme';
/** Outlives a sign-out because the player asked for it ("Remember me"). */
export const USERNAME_KEY = 'oja:username';
/** Which sign-in this device is at. */
export const CANARY_KEY = 'oja:canary';
export const WIPE_PENDING_KEY = 'oja:wipe-pending';

/** Tokens of sign-outs that the server could not be told of; outlives the wipe. */
export const GOODBYE_KEY = 'oja:goodbye';

/** In local storage, and the player's: the number or email between two steps of a registration. */
export const CONTACT_KEY = 'mobile_details';
/** In session storage: the code of an agent or a friend. */
export const INVITATION_KEY = 'oja:invitation';
/** In session storage: the step of a registration and what was typed, without passwords and codes. */
export const REGISTRATION_KEY = 'oja:registration';
/** In session storage: since when nothing has answered. */
export const OFFLINE_SINCE_KEY = 'oja:offline-since';

/** Local storage keys that belong to the player and go with every sign-out. */
export const PRIVATE_KEYS = [CONTACT_KEY];
