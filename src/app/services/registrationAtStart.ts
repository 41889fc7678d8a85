import { authModal, openAuth } from '../../state/session/authModal.ts';
import { readInvitation } from '../../state/session/invitation.ts';
import { organisation } from '../../state/session/organisation.ts';
import { session } from '../../state/session/session.ts';

/**
 * Opens the registration on its mobile step if the operator wants that for visitors without an invitation
 * code.
 */
export function openRegistrationAtStart(): void {
  if (organisation.organisationStatus !== 'live' || session.isAuth) return;
  readInvitation(location.search, location.href);
  const { activeAuthModal, authModalConfig } = authModal;
  if (!activeAuthModal && !authModalConfig.agentCode) openAuth('mobileNumber');
}
