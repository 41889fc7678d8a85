import './HeaderLogin.css';
import { useSnapshot } from 'valtio';
import { organisation } from '../../state/organisation.ts';
import { LoginView } from './LoginView.tsx';

/** The login as one line of the header, for windows that have the room. */
export function HeaderLogin() {
  const { organisationStatus } = useSnapshot(organisation);
  if (organisationStatus !== 'live') return null;
  return <LoginView isHeader />;
}
