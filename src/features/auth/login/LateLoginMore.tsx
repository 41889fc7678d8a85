import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { authModal } from '../../../state/session/authModal.ts';
import { late } from '../../../ui/late/late.tsx';

interface LateLoginMoreProps {
  isHeader: boolean;
  onProblem(text: string | undefined): void;
}

const LoginMore = late<LateLoginMoreProps>(() =>
  import('./LoginMore.tsx').then((module) => module.LoginMore),
);

/**
 * Fetched once the dialog is open; the header of a wide window is always open. The form in the HTML
 * of the build has none of it.
 */
export function LateLoginMore(props: LateLoginMoreProps) {
  const isOpen = useSnapshot(authModal).activeAuthModal !== undefined || props.isHeader;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return !import.meta.env.SSR && wasOpen && <LoginMore {...props} />;
}
