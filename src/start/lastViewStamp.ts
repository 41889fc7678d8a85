import { DATA_CHOICE_KEY, DENSITY_KEY, HIDE_MONEY_KEY, SESSION_MARK_KEY } from '../storage/keys.ts';

/**
 * What a kept view depends on: the sign-in, the width of the window, and choices that change what is shown. A
 * view with another stamp is not shown. Throws where local storage is blocked.
 */
export function lastViewStamp(): string {
  const marks = [SESSION_MARK_KEY, DATA_CHOICE_KEY, DENSITY_KEY, HIDE_MONEY_KEY];
  return [innerWidth, ...marks.map((key) => localStorage.getItem(key))].join();
}
