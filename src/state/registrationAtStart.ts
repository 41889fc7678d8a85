import { authModal, openAuth } from './authModal.ts';
import { organisation } from './organisation.ts';
import { session } from './session.ts';

/** Opens the registration on its mobile step, where the operator wants that of who comes without a code. */
export function openRegistrationAtStart(): void {
  const { appDetails, organisationStatus } = organisation;
  if (!appDetails?.OPEN_REGISTRATION || organisationStatus !== 'live' || session.isAuth) return;
  const { activeAuthModal, authModalConfig } = authModal;
  if (!activeAuthModal && !authModalConfig.agentCode) openAuth('mobileNumber');
}
