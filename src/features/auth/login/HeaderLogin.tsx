import './HeaderLogin.css';
import { useSnapshot } from 'valtio';
import { organisation } from '../../../state/session/organisation.ts';
import { useHydrated } from '../../../ui/late/useHydrated.ts';
import { LoginView } from './LoginView.tsx';

/** The login as one line of the header, for wide windows. */
export function HeaderLogin() {
  const { organisationStatus } = useSnapshot(organisation);
  // The status may be known before this code arrives, but the prerendered page shows an open brand.
  const isHydrated = useHydrated();
  if (isHydrated && organisationStatus !== 'live') return null;
  return <LoginView isHeader />;
}
