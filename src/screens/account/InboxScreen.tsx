import { InboxView } from '../../features/notifications/InboxView.tsx';
import { askToSignIn } from '../../state/session/askToSignIn.ts';
import { Button } from '../../ui/button/Button.tsx';

export function InboxScreen() {
  return <InboxView signIn={<Button onClick={askToSignIn}>Login</Button>} />;
}
