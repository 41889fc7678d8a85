import type { PushKind } from '../../contract/account/push.ts';

export const KIND_NAMES: Record<PushKind, string> = {
  'bet-settled': 'Bets settled',
  'order-matched': 'Orders matched',
  'order-lapsed': 'Orders lapsed',
  deposit: 'Deposits',
  withdrawal: 'Withdrawals',
  limit: 'Your limits',
};

/** `22:00`. */
export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
