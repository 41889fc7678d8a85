import type { forgotPassword } from '../../../contract/account/recovery.ts';
import type { InputOf } from '../../../contract/kit/endpoint.ts';
import { onAuthClosed } from '../../../state/session/authModal.ts';
import { onForget } from '../../../state/session/privateState.ts';

/** Who asked for a code to reset a password; in memory only, for the reset itself carries no name. */
export const recovery: {
  asker: InputOf<typeof forgotPassword> | undefined;
  /** From when another code may be asked for, epoch ms. */
  resendAt: number;
} = { asker: undefined, resendAt: 0 };

function forgetRecovery(): void {
  Object.assign(recovery, { asker: undefined, resendAt: 0 });
}

onForget(forgetRecovery);
onAuthClosed(forgetRecovery);
