import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { authModal } from '../../../state/session/authModal.ts';
import { late } from '../../../ui/late/late.tsx';
import { useHydrated } from '../../../ui/late/useHydrated.ts';

interface LateLoginMoreProps {
  isHeader: boolean;
  onProblem(text: string | undefined): void;
}

const LoginMore = late<LateLoginMoreProps>(() =>
  import('./LoginMore.tsx').then((module) => module.LoginMore),
);

/**
 * Fetched once the dialog is open; the header of a wide window is always open. Not before the prerendered form
 * was taken over, which has none of it.
 */
export function LateLoginMore(props: LateLoginMoreProps) {
  const isHydrated = useHydrated();
  const isOpen = useSnapshot(authModal).activeAuthModal !== undefined || props.isHeader;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isHydrated && wasOpen && <LoginMore {...props} />;
}
