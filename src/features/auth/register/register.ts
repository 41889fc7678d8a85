import { subscribeKey } from 'valtio/vanilla/utils';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/callError.ts';
import { callExternal } from '../../../api/callExternal.ts';
import { register as registerCall } from '../../../contract/account/registration.ts';
import { lookUpIp } from '../../../contract/external.ts';
import { plainTyped } from '../../../domain/text/plainTyped.ts';
import { authModal } from '../../../state/session/authModal.ts';
import type { Contact } from '../../../state/session/contact.ts';
import { forgetInvitation, pastedInvitation } from '../../../state/session/invitation.ts';
import { session } from '../../../state/session/session.ts';
import { nationalNumber } from '../form/nationalNumber.ts';
import type { RegistrationField } from '../form/registrationErrors.ts';
import { type DepositLimit, typedLimit } from '../form/typedLimit.ts';
import type { Values } from '../form/useCheckedForm.ts';
import { begin } from '../login/signIn.ts';
import { setFirstLimit } from './setFirstLimit.ts';

const IP_LIMIT_MS = 3000;

/** This phone's public address; empty when the service is down or blocked. */
export async function publicIp(): Promise<string> {
  try {
    return (await callExternal(lookUpIp, { format: 'json' }, AbortSignal.timeout(IP_LIMIT_MS))).ip;
  } catch {
    return '';
  }
}

/** A limit to set once its player is in: by the answer, or by a login, where the answer was lost. */
let owed: { username: string; limit: DepositLimit } | undefined;
subscribeKey(session, 'owner', () => {
  if (!owed || session.user?.username !== owed.username) return;
  void setFirstLimit(owed.limit);
  owed = undefined;
});

/** Opens the account and signs in. Rejects with the `CallError` that the view shows. */
export async function register(
  contact: Contact,
  fields: Values<RegistrationField>,
  ip: string,
): Promise<void> {
  const { agentCode, source } = authModal.authModalConfig;
  const mobile = nationalNumber(fields.mobile);
  const agent_code = pastedInvitation(fields.agent_code) || agentCode;
  const whom =
    'email' in contact
      ? { email: contact.email, ...(mobile && { mobile, country_code: '234' }) }
      : { mobile: contact.mobile, country_code: contact.country_code };
  const username = plainTyped(fields.username);
  const limit = typedLimit(fields.limit, fields.limit_period);
  const before = owed;
  owed = limit && { username, limit };
  const answer = await call(
    registerCall,
    {
      name: fields.name.trim(),
      username,
      password: fields.password,
      typeId: 3,
      ...whom,
      ...(agent_code && { agent_code }),
      source: source ?? (document.referrer || location.href),
      ip,
    },
    { quiet: true },
  ).catch((error) => {
    // This one has opened no account; an attempt before it may have.
    if (error instanceof CallError && !error.isUncertain) owed = before;
    throw error;
  });
  forgetInvitation();
  begin(answer, { text: 'Registration Success' });
}
