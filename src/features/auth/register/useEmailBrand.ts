import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { openAuth } from '../../../state/session/authModal.ts';
import { organisation } from '../../../state/session/organisation.ts';

/** Falls back from the email steps to the mobile number when the brand does not register by email. */
export function useEmailBrand(): void {
  const { appDetails } = useSnapshot(organisation);
  const isEmail = appDetails?.IS_EMAIL ?? false;
  useEffect(() => {
    if (!isEmail) openAuth('mobileNumber');
  }, [isEmail]);
}
