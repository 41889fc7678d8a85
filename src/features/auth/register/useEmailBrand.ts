import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { openAuth } from '../../../state/session/authModal.ts';
import { organisation } from '../../../state/session/organisation.ts';

/** The steps by email belong to brands that register by email; elsewhere they fall back to the number. */
export function useEmailBrand(): void {
  const { appDetails } = useSnapshot(organisation);
  const isEmail = appDetails?.IS_EMAIL ?? false;
  useEffect(() => {
    if (!isEmail) openAuth('mobileNumber');
  }, [isEmail]);
}
