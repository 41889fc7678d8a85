import { notify } from '../../../state/device/notices.ts';
import type { DepositLimit } from '../form/typedLimit.ts';

/** Sets the limit of an account just opened. The account stays open when this fails, and the player is told. */
export async function setFirstLimit(limit: DepositLimit): Promise<void> {
  try {
    const { limitMoney } = await import('../../../state/play/saferPlay.ts');
    await limitMoney({ kind: 'deposit', ...limit });
    notify('success', 'Your deposit limit is set');
  } catch {
    notify('warning', 'Your deposit limit was not set. Set it under Limits and breaks.');
  }
}
