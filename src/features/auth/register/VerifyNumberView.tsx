import { localNumber } from '../../../domain/account/localNumber.ts';
import { openAuth } from '../../../state/session/authModal.ts';
import type { Contact } from '../../../state/session/contact.ts';
import { VerifyView } from './VerifyView.tsx';

const startAgain = () => openAuth('mobileNumber');

function lead(contact: Contact): string {
  if (!('mobile' in contact)) return '';
  const number = localNumber(contact.mobile);
  return contact.channel === 'sms'
    ? `We sent a code by text message to ${number}.`
    : `We'll call ${number} and read out your code.`;
}

export function VerifyNumberView() {
  return (
    <VerifyView
      isOurs={(contact) => 'mobile' in contact}
      lead={lead}
      change="Change number"
      onStartAgain={startAgain}
    />
  );
}
