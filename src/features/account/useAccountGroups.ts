import { useSnapshot } from 'valtio';
import { session } from '../../state/session/session.ts';
import { accountGroups } from './accountPlaces.ts';

export function useAccountGroups() {
  return accountGroups(useSnapshot(session).userProfile?.kycStatus === 'approved');
}
