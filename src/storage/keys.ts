/**
 * Every key under which the app keeps something on the device, written once: stores, the wipe, the Saved page
 * and the worker import it from here. The cookies policy lists every key, and a check compares the two.
 */

/** Key of a slice in IndexedDB, `name@version`. All of them belong to the player; sign-out deletes them. */
export type SavedKey = `${string}@${number}`;

/** Keys of slices that other modules read too. Every other key is written in the `store()` of its slice. */
export const savedKeys = {
  app: 'app@1',
  betsAside: 'bets-aside@1',
  betslip: 'betslip@1',
  betslipDraft: 'betslip-draft@1',
  couponSlip: 'coupon-slip@1',
  session: 'session@1',
  support: 'support@1',
} as const;

/** Where a list from the server is kept. */
export const listKey = (name: string): SavedKey => `list:${name}@1`;

/** Where the draft of a deposit or a withdrawal is kept. */
export const draftKey = (name: string): SavedKey => `draft:${name}@1`;

/** Local storage keys about the device, not the player: sign-out leaves them. */
export const APK_KEY = 'apk';
export const DATA_CHOICE_KEY = 'oja:lite';
export const DATA_USE_KEY = 'oja:data-use';
export const DENSITY_KEY = 'oja:density';
export const FIELD_REPORT_KEY = 'oja:field-report';
export const HIDE_MONEY_KEY = 'oja:hide-money';
export const INSTALL_KEY = 'oja:install';
export const KEEPS_LESS_KEY = 'oja:keeps-less';
export const LAST_OPENED_KEY = 'oja:opened';
export const PLAY_LOCK_KEY = 'oja:play-lock';
export const PUSH_ASKED_KEY = 'oja:push-asked';
export const THEME_KEY = 'oja:color-scheme';
/** Outlives a sign-out because the player asked for it ("Remember me"). */
export const USERNAME_KEY = 'oja:username';
/** The session mark (`sessionMark.ts`), under the name that phones have it by. */
export const SESSION_MARK_KEY = 'oja:canary';
export const WIPE_PENDING_KEY = 'oja:wipe-pending';

/** Holds the tokens of sign-outs that the server has not heard of yet; the wipe leaves it. */
export const GOODBYE_KEY = 'oja:goodbye';

/** In local storage, private to the player: the number or email between two steps of a registration. */
export const CONTACT_KEY = 'mobile_details';
/** In local storage, private to the player: the PIN that locks the app, as a hash. */
export const LOCK_KEY = 'oja:lock';
/** In local storage, private to the player: home as it was last seen. */
export const LAST_VIEW_KEY = 'oja:last-view';
/** In session storage: the invitation code of an agent or a friend. */
export const INVITATION_KEY = 'oja:invitation';
/** In session storage: the current step of a registration and its fields, without passwords and codes. */
export const REGISTRATION_KEY = 'oja:registration';
/** In session storage: this tab's name, and the bet in its slip. */
export const TAB_SLIP_KEY = 'oja:tab-slip';
/** In session storage: the time since which nothing has answered. */
export const OFFLINE_SINCE_KEY = 'oja:offline-since';

/** Local storage keys that belong to the player; every sign-out deletes them. */
export const PRIVATE_KEYS = [CONTACT_KEY, LAST_VIEW_KEY, LOCK_KEY];
