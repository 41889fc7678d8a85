import type { forgotPassword } from '../../../contract/account/recovery.ts';
import type { InputOf } from '../../../contract/kit/endpoint.ts';
import { onAuthClosed } from '../../../state/session/authModal.ts';
import { onForget } from '../../../state/session/privateState.ts';

/** Who requested a code to reset a password. In memory only: the reset call itself names nobody. */
export const recovery: {
  asker: InputOf<typeof forgotPassword> | undefined;
  /** The request that the code was sent for, if the server names requests. */
  requestId: string | undefined;
  /** When another code may be requested, epoch ms. */
  resendAt: number;
} = { asker: undefined, requestId: undefined, resendAt: 0 };

function forgetRecovery(): void {
  Object.assign(recovery, { asker: undefined, requestId: undefined, resendAt: 0 });
}

onForget(forgetRecovery);
onAuthClosed(forgetRecovery);
