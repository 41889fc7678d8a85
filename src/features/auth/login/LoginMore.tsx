import { DemoLogin } from './DemoLogin.tsx';
import { LoginChoices } from './LoginChoices.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';

interface LoginMoreProps {
  /** True in the header of a wide window, which has room for the demo only. */
  isHeader: boolean;
  onProblem(text: string | undefined): void;
}

/** What a login form has besides its fields: the boxes to tick, the demo and the passkey. */
export function LoginMore({ isHeader, onProblem }: LoginMoreProps) {
  return (
    <>
      {/* First, because the others wait for what the operator says and would move it. */}
      {!isHeader && 'PublicKeyCredential' in globalThis && <PasskeyLogin onProblem={onProblem} />}
      {!isHeader && <LoginChoices />}
      <DemoLogin isHeader={isHeader} onProblem={onProblem} />
    </>
  );
}
