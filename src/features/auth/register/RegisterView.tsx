import '../AuthLinks.css';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { localNumber } from '../../../domain/account/localNumber.ts';
import { authModal } from '../../../state/session/authModal.ts';
import { keptContact } from '../../../state/session/contact.ts';
import { keepTyped, typedBefore } from '../../../state/session/registrationDraft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { openRegister } from '../firstStep.ts';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { PhoneField } from '../form/PhoneField.tsx';
import { REGISTRATION_FIELDS, registrationErrors } from '../form/registrationErrors.ts';
import { useCheckedForm } from '../form/useCheckedForm.ts';
import { AgentCodeField } from './AgentCodeField.tsx';
import { DepositLimitFields } from './DepositLimitFields.tsx';
import { HasAccount } from './HasAccount.tsx';
import { publicIp, register } from './register.ts';
import { TermsNote } from './TermsNote.tsx';

const MAX_PHONE_DIGITS = 12;

/** The last step: the player's details. Fields are checked while typing and again on submit. */
export function RegisterView() {
  const [contact] = useState(() => keptContact()?.contact);
  const [ip] = useState(publicIp);
  const { agentCode } = useSnapshot(authModal).authModalConfig;
  useEffect(() => {
    if (!contact) openRegister();
  }, [contact]);

  const { errors, problem, isBusy, handlers } = useCheckedForm({
    names: REGISTRATION_FIELDS,
    errorsOf: registrationErrors,
    isLive: true,
    onTyped: keepTyped,
    async send(fields) {
      if (contact) await register(contact, fields, await ip);
    },
  });

  if (!contact) return null;
  const isEmail = 'email' in contact;
  return (
    <form className="auth-view auth-view--close" {...handlers}>
      <p className="auth-contact">
        <b>{isEmail ? contact.email : localNumber(contact.mobile)}</b>
        <button type="button" className="auth-link" onClick={openRegister}>
          {isEmail ? 'Change email' : 'Change number'}
        </button>
      </p>
      {!isEmail && errors.mobile && <HasAccount text={errors.mobile} />}
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={typedBefore('name')}
        hint="Full name must match your bank name."
        error={errors.name}
      />
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        defaultValue={typedBefore('username')}
        autoCapitalize="none"
        spellCheck={false}
        hint="You'll use this to log in. It cannot be changed later."
        error={errors.username}
      />
      <NewPasswordField label="Password" name="password" error={errors.password} />
      <Field label="Confirm password" name="confirm" type="password" autoComplete="new-password" />
      {isEmail && (
        <PhoneField
          label="Mobile number (optional)"
          maxDigits={MAX_PHONE_DIGITS}
          defaultValue={typedBefore('mobile')}
          error={errors.mobile}
        />
      )}
      <AgentCodeField
        invitedBy={agentCode}
        typed={typedBefore('agent_code')}
        error={errors.agent_code}
      />
      <DepositLimitFields error={errors.limit} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button className="auth-view__act" type="submit" kind="action" isWide isBusy={isBusy}>
        {isBusy ? 'Creating your account…' : 'Register'}
      </Button>
      <TermsNote />
    </form>
  );
}
