import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/callError.ts';
import { getSaferPlay } from '../../../contract/account/saferPlay.ts';
import { notify } from '../../../state/device/notices.ts';
import type { DepositLimit } from '../form/typedLimit.ts';

/** Sets the limit of an account just opened. The account stays open when this fails, and the player is told. */
export async function setFirstLimit(limit: DepositLimit): Promise<void> {
  try {
    const { limitMoney } = await import('../../../state/play/saferPlay.ts');
    await limitMoney({ kind: 'deposit', ...limit });
    tell(true);
  } catch (error) {
    // The answer may be lost and the limit set all the same: look it up.
    const mayBeSet = error instanceof CallError && error.isUncertain;
    tell(mayBeSet && (await isSet(limit).catch(() => undefined)));
  }
}

async function isSet({ period, amount }: DepositLimit): Promise<boolean> {
  const { moneyLimits } = await call(getSaferPlay, {}, { quiet: true });
  return moneyLimits.some(
    (limit) => limit.kind === 'deposit' && limit.period === period && limit.amount === amount,
  );
}

function tell(isSet: boolean | undefined): void {
  if (isSet) notify('success', 'Your deposit limit is set');
  else if (isSet === false) {
    notify('warning', 'Your deposit limit was not set. Set it under Limits and breaks.');
  } else {
    notify('warning', 'Your deposit limit may not be set. Look under Limits and breaks.');
  }
}
