import { shownBefore } from '../../../lib/shownBefore.ts';
import { type LoginErrors, type LoginFields, loginErrors } from './loginErrors.ts';
import { sendLogin } from './sendLogin.ts';

const NAMES = ['username', 'password'] as const;

/**
 * Answers a login that is sent before the app is here, in the nodes where `LoginView` does, which takes that over:
 * says what is missing, or sends it. One that was sent is held until the app is here to take the answer. Returns
 * how to stop.
 */
export function answerLogin(): () => void {
  let answered: HTMLFormElement | undefined;
  const answer = (form: EventTarget | null, letGo: (form: HTMLFormElement) => void) => {
    if (!isLogin(form) || shownBefore.sentLogin) return;
    answered = form;
    const fields = fieldsOf(form);
    const wrong = check(form, fields);
    if (wrong) {
      letGo(form);
      wrong.focus();
    } else {
      sendLogin(fields);
      showBusy(form);
    }
  };
  // The page's inline script would hold it.
  const sent = (event: Event) => answer(event.target, () => event.preventDefault());
  const typed = ({ target }: Event) => {
    if (shownBefore.sentLogin) return;
    if (target instanceof HTMLInputElement && answered?.contains(target)) {
      check(answered, fieldsOf(answered));
    }
  };
  addEventListener('submit', sent, { capture: true });
  addEventListener('input', typed, { capture: true });
  // Sent before this script came.
  answer(document.querySelector('form[data-held]'), (form) => delete form.dataset['held']);
  return () => {
    removeEventListener('submit', sent, { capture: true });
    removeEventListener('input', typed, { capture: true });
  };
}

/** The one of the dialog. A window wide enough for the one in the header starts with the app. */
const isLogin = (target: EventTarget | null): target is HTMLFormElement =>
  target instanceof HTMLFormElement && target.matches('dialog .login');

function fieldsOf(form: HTMLFormElement): LoginFields {
  const data = new FormData(form);
  const textOf = (name: keyof LoginFields) => String(data.get(name) ?? '');
  return { username: textOf('username'), password: textOf('password') };
}

/** Shows what is missing; returns the first field that misses something. */
function check(form: HTMLFormElement, fields: LoginFields): HTMLInputElement | undefined {
  const errors = loginErrors(fields);
  shownBefore.loginErrors = errors;
  return NAMES.flatMap((name) => showError(form, name, errors) ?? [])[0];
}

/** As `FieldFrame` renders it. Returns the field where it misses something. */
function showError(
  form: HTMLFormElement,
  name: keyof LoginErrors,
  { [name]: error }: LoginErrors,
): HTMLInputElement | undefined {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return undefined;
  const place = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  if (place && place.textContent !== (error ?? '')) place.textContent = error ?? '';
  if (!error) {
    input.removeAttribute('aria-invalid');
    return undefined;
  }
  input.setAttribute('aria-invalid', 'true');
  return input;
}

/** As `LoginView` renders it. */
function showBusy(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('.login__act');
  if (!button) return;
  button.disabled = true;
  button.setAttribute('aria-busy', 'true');
  button.textContent = 'Logging in…';
}
