import { call } from '../../../api/call.ts';
import { callExternal } from '../../../api/callExternal.ts';
import { register as registerCall } from '../../../contract/account/registration.ts';
import { lookUpIp } from '../../../contract/external.ts';
import { plainTyped } from '../../../domain/text/plainTyped.ts';
import { authModal } from '../../../state/session/authModal.ts';
import type { Contact } from '../../../state/session/contact.ts';
import { forgetInvitation, pastedInvitation } from '../../../state/session/invitation.ts';
import { nationalNumber } from '../form/nationalNumber.ts';
import type { RegistrationField } from '../form/registrationErrors.ts';
import { typedLimit } from '../form/typedLimit.ts';
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
  const answer = await call(
    registerCall,
    {
      name: fields.name.trim(),
      username: plainTyped(fields.username),
      password: fields.password,
      typeId: 3,
      ...whom,
      ...(agent_code && { agent_code }),
      source: source ?? (document.referrer || location.href),
      ip,
    },
    { quiet: true },
  );
  forgetInvitation();
  begin(answer, { text: 'Registration Success' });
  const limit = typedLimit(fields.limit, fields.limit_period);
  if (limit) void setFirstLimit(limit);
}
