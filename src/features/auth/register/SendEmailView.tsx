import { keepTyped, typedBefore } from '../../../state/session/registrationDraft.ts';
import { EmailForm } from '../form/EmailForm.tsx';
import { beginByEmail } from './registrationSteps.ts';
import { TermsNote } from './TermsNote.tsx';
import { useEmailBrand } from './useEmailBrand.ts';

/** The first step of a registration by email. */
export function SendEmailView() {
  useEmailBrand();
  return (
    <EmailForm send={beginByEmail} typed={typedBefore('email')} onTyped={keepTyped}>
      <TermsNote />
    </EmailForm>
  );
}
