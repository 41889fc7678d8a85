import { AuthButton } from '../features/auth/AuthButton.tsx';
import { InboxView } from '../features/notifications/InboxView.tsx';

export function InboxScreen() {
  return <InboxView signIn={<AuthButton opens="login" isForPage />} />;
}
