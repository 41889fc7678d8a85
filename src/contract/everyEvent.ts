import { sessionCheck, sessionRefresh } from './auth.ts';
import { betChanged } from './bets.ts';
import { couponChanged } from './couponBets.ts';
import { notificationToast } from './notice.ts';
import { gameBeat, gameChanged, unwatchGame, watchGame } from './stream.ts';
import { balanceUpdated, getBalance } from './wallet.ts';

/** Every message the app asks, by its name. For the mock backend and tests. */
export const everyAsked = { sessionCheck, getBalance, watchGame, unwatchGame };

/** Every message the server sends, by its name. For the mock backend and tests. */
export const everyPushed = {
  sessionRefresh,
  balanceUpdated,
  notificationToast,
  betChanged,
  couponChanged,
  gameChanged,
  gameBeat,
};
