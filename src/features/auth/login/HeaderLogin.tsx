import './HeaderLogin.css';
import { useSnapshot } from 'valtio';
import { organisation } from '../../../state/session/organisation.ts';
import { LoginView } from './LoginView.tsx';

/** The login as one line of the header, for wide windows. */
export function HeaderLogin() {
  const { organisationStatus } = useSnapshot(organisation);
  if (organisationStatus !== 'live') return null;
  return <LoginView isHeader />;
}
