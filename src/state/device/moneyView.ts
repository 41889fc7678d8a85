import { proxy } from 'valtio/vanilla';
import { HIDE_MONEY_KEY, LAST_VIEW_KEY } from '../../storage/keys.ts';
import { localText } from '../../storage/localText.ts';

const kept = localText(HIDE_MONEY_KEY);

/**
 * Whether balances are hidden from people who look at the screen. Belongs to the phone, so it also holds for
 * the next sign-in. A stake, its cost and its return always show: nobody should bet on a figure they can't see.
 */
export const moneyView = proxy({ isHidden: kept.read() !== undefined });

// Hidden in one tab, they are hidden in each: any of them may be the one that keeps home as last seen.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === HIDE_MONEY_KEY) moneyView.isHidden = kept.read() !== undefined;
});

export function hideMoney(isHidden: boolean): void {
  moneyView.isHidden = isHidden;
  kept.write(isHidden ? '1' : undefined);
  // It shows the amounts as they were.
  localText(LAST_VIEW_KEY).write(undefined);
}
