import './LoginView.css';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { CallError } from '../../api/callError.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DemoLogin } from './DemoLogin.tsx';
import { openForgotPassword } from './firstStep.ts';
import { LoginChoices } from './LoginChoices.tsx';
import { type LoginErrors, type LoginFields, loginErrors } from './loginErrors.ts';
import { problemText } from './problemText.ts';
import { type LoginChoice, signIn } from './signIn.ts';
import { useOneAtATime } from './useOneAtATime.ts';

const NAMES = ['username', 'password'] as const;

function read(form: HTMLFormElement): LoginFields {
  const data = new FormData(form);
  return { username: String(data.get('username')), password: String(data.get('password')) };
}

/** Boxes that are not offered leave things as they are: the name is not kept, the session is. */
function readChoices(form: HTMLFormElement): LoginChoice {
  const data = new FormData(form);
  const isOffered = form.elements.namedItem('keep') !== null;
  return { isNameKept: data.has('remember'), isSessionKept: data.has('keep') || !isOffered };
}

/**
 * Username and password. The fields are the browser's own (uncontrolled), so what was typed before
 * React arrived stays, and no password is held in state.
 */
export function LoginView() {
  const [errors, setErrors] = useState<LoginErrors>({});
  const [problem, setProblem] = useState<string>();
  const visited = useRef(new Set<string>());
  const { isBusy, run } = useOneAtATime();

  function check(form: HTMLFormElement): void {
    const all = loginErrors(read(form));
    setErrors(
      Object.fromEntries(Object.entries(all).filter(([name]) => visited.current.has(name))),
    );
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = read(form);
    for (const name of NAMES) visited.current.add(name);
    check(form);
    const wrong = NAMES.find((name) => loginErrors(fields)[name]);
    if (wrong) focusOn(form, wrong);
    else void run(() => send(form, fields));
  }

  async function send(form: HTMLFormElement, fields: LoginFields): Promise<void> {
    setProblem(undefined);
    try {
      await signIn(fields, readChoices(form));
      form.reset();
      visited.current.clear();
    } catch (error) {
      const refused = error instanceof CallError ? error.fields : {};
      setErrors(refused);
      const named = NAMES.find((name) => refused[name]);
      if (named) focusOn(form, named);
      else setProblem(problemText(error));
    }
  }

  return (
    <form
      className="login"
      noValidate
      onSubmit={submit}
      onInput={(event) => check(event.currentTarget)}
      onBlur={(event: FocusEvent<HTMLFormElement, HTMLInputElement>) => {
        // A dialog that closes takes the focus away: that is not leaving a field.
        if (!event.currentTarget.closest('dialog')?.open) return;
        visited.current.add(event.target.name);
        check(event.currentTarget);
      }}
    >
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        ref={markAutofocus}
        error={errors.username}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <button type="button" className="login__forgot" onClick={openForgotPassword}>
        Forgot Password?
      </button>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" kind="action" isWide isBusy={isBusy}>
        {isBusy ? 'Signing in…' : 'Login'}
      </Button>
      {/* What comes late stands below the button, so that it does not move it. */}
      <LoginChoices />
      <DemoLogin onProblem={setProblem} />
    </form>
  );
}

/** React writes the attribute into HTML only, and a dialog looks for it each time it opens. */
function markAutofocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}

function focusOn(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.focus();
}
