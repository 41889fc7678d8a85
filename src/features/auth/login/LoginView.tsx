import './LoginView.css';
import { Button } from '../../../ui/button/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { openForgotPassword } from '../firstStep.ts';
import { markAutofocus } from '../form/markAutofocus.ts';
import { useCheckedForm } from '../form/useCheckedForm.ts';
import { LateLoginMore } from './LateLoginMore.tsx';
import { readChoices } from './loginChoice.ts';
import { loginErrors } from './loginErrors.ts';
import { signIn } from './signIn.ts';

const NAMES = ['username', 'password'] as const;
/** The HTML of the build says it, too, while a login waits for the app (`src/start`). */
const BUSY = 'Logging in…';

interface LoginViewProps {
  /** The single line in the header of a wide window, without the boxes. */
  isHeader?: boolean;
}

/** Login by username and password. */
export function LoginView({ isHeader = false }: LoginViewProps) {
  const { errors, problem, setProblem, isBusy, handlers } = useCheckedForm({
    names: NAMES,
    errorsOf: loginErrors,
    async send(fields, form) {
      if (await signIn(fields, readChoices(form))) form.reset();
    },
  });
  return (
    <form className={classes('login', isHeader && 'login--header')} {...handlers}>
      {/* Before the fields, where space is reserved for it: a late message must not move them. */}
      {isHeader && (
        <div>
          <LateLoginMore isHeader onProblem={setProblem} />
        </div>
      )}
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username}
        {...(isHeader ? { placeholder: 'Username' } : { autoFocus: true, ref: markAutofocus })}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
        {...(isHeader && { placeholder: 'Password' })}
      />
      <button type="button" className="login__forgot" onClick={openForgotPassword}>
        Forgot Password?
      </button>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button
        className={isHeader ? undefined : 'login__act'}
        type="submit"
        kind={isHeader ? 'on-header' : 'action'}
        isWide={!isHeader}
        isSmall={isHeader}
        isBusy={isBusy}
        data-busy={BUSY}
      >
        {isBusy ? BUSY : 'Login'}
      </Button>
      {/* Below the button, so that they do not move it when they appear late. */}
      {!isHeader && <LateLoginMore isHeader={false} onProblem={setProblem} />}
    </form>
  );
}
