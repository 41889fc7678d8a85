import '../AuthLinks.css';
import { type ReactNode, useEffect, useState } from 'react';
import { typedCode } from '../../../domain/text/typedDigits.ts';
import { type Contact, keptContact } from '../../../state/session/contact.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ResendButton } from '../../../ui/form/ResendButton.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { CodeField } from '../form/CodeField.tsx';
import { otpError } from '../form/registrationErrors.ts';
import { useCheckedForm } from '../form/useCheckedForm.ts';
import { HasAccount, isTaken } from './HasAccount.tsx';
import { sendCode, verify } from './registrationSteps.ts';
import { TermsNote } from './TermsNote.tsx';

interface VerifyViewProps {
  /** Whether the saved contact belongs to this step. */
  isOurs(contact: Contact): boolean;
  /** Text that says where the code was sent. */
  lead(contact: Contact): ReactNode;
  change: string;
  onStartAgain(): void;
}

/** Asks for the code that proves a number or email. Without a saved contact it returns to the first step. */
export function VerifyView({ isOurs, lead, change, onStartAgain }: VerifyViewProps) {
  const [kept] = useState(keptContact);
  const contact = kept && isOurs(kept.contact) ? kept.contact : undefined;
  useEffect(() => {
    if (!contact) onStartAgain();
  }, [contact, onStartAgain]);

  const [hasAccount, setHasAccount] = useState(false);
  const { errors, problem, isBusy, handlers } = useCheckedForm({
    names: ['otp'],
    errorsOf: ({ otp }) => {
      const error = otpError(otp);
      return error ? { otp: error } : {};
    },
    async send({ otp }) {
      if (!contact) return;
      await verify(contact, typedCode(otp)).catch((error: unknown) => {
        setHasAccount(isTaken(error));
        throw error;
      });
    },
  });

  if (!contact) return null;
  return (
    <form className="auth-view" {...handlers}>
      <p>{lead(contact)}</p>
      <CodeField error={errors.otp} />
      <div className="auth-row">
        <ResendButton resendAt={kept?.resendAt ?? 0} onResend={() => sendCode(contact, false)} />
        <button type="button" className="auth-link" onClick={onStartAgain}>
          {change}
        </button>
      </div>
      {problem &&
        (hasAccount ? <HasAccount text={problem} /> : <Notice kind="error">{problem}</Notice>)}
      <Button type="submit" kind="action" isWide isBusy={isBusy}>
        {isBusy ? 'Checking…' : 'Verify'}
      </Button>
      <TermsNote />
    </form>
  );
}
