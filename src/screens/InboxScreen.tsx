import { InboxView } from '../features/notifications/InboxView.tsx';

export function InboxScreen() {
  return <InboxView />;
}
