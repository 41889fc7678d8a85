import { DemoLogin } from './DemoLogin.tsx';
import { LoginChoices } from './LoginChoices.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';

interface LoginMoreProps {
  /** True in the header of a wide window, which has room for the demo only. */
  isHeader: boolean;
  onProblem(text: string | undefined): void;
}

/** What stands beside the fields of a login: the boxes, the demo and the passkey. */
export function LoginMore({ isHeader, onProblem }: LoginMoreProps) {
  return (
    <>
      {!isHeader && <LoginChoices />}
      <DemoLogin isHeader={isHeader} onProblem={onProblem} />
      {!isHeader && 'PublicKeyCredential' in globalThis && <PasskeyLogin onProblem={onProblem} />}
    </>
  );
}
