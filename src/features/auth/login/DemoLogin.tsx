import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../../api/call.ts';
import { checkDemo } from '../../../contract/account/auth.ts';
import { authModal } from '../../../state/session/authModal.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { problemText } from '../form/problemText.ts';
import { readChoices } from './loginChoice.ts';
import { signInAsDemo } from './signIn.ts';

interface DemoLoginProps {
  /** True in the header, which is always visible. */
  isHeader: boolean;
  onProblem(text: string | undefined): void;
}

/** Signs in as a seeded demo player. Offered only where the server has one. */
export function DemoLogin({ isHeader, onProblem }: DemoLoginProps) {
  const { activeAuthModal } = useSnapshot(authModal);
  const isOpen = isHeader || activeAuthModal !== undefined;
  const [hasDemoUsers, setHasDemoUsers] = useState(false);
  const { isBusy, run } = useOneAtATime();

  useEffect(() => {
    if (!isOpen) return;
    call(checkDemo, {}, { quiet: true }).then(
      (answer) => setHasDemoUsers(answer.hasDemoUsers),
      // Unknown, so do not offer it.
      () => undefined,
    );
  }, [isOpen]);

  if (!hasDemoUsers) return null;
  const enter = (form: HTMLFormElement | null) =>
    run(async () => {
      onProblem(undefined);
      await signInAsDemo(readChoices(form)).catch((error) => onProblem(problemText(error)));
    });
  return (
    <Button
      className={isHeader ? undefined : 'login__act'}
      kind={isHeader ? 'on-header' : 'quiet'}
      isWide
      isTwoLines={isHeader}
      isBusy={isBusy}
      onClick={({ currentTarget }) => enter(currentTarget.form)}
    >
      Login with Demo Id
    </Button>
  );
}
