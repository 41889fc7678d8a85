import type { Contact } from '../../../state/session/contact.ts';
import { openRegister } from '../firstStep.ts';
import { useEmailBrand } from './useEmailBrand.ts';
import { VerifyView } from './VerifyView.tsx';

const lead = (contact: Contact) =>
  'email' in contact ? `We sent a code to ${contact.email}.` : '';

export function VerifyEmailView() {
  useEmailBrand();
  return (
    <VerifyView
      isOurs={(contact) => 'email' in contact}
      lead={lead}
      change="Change email"
      onStartAgain={openRegister}
    />
  );
}
