import { shownBefore } from '../../../lib/shownBefore.ts';
import { type LoginErrors, loginErrors } from './loginErrors.ts';

const NAMES = ['username', 'password'] as const;

/**
 * Answers a login that is sent before the app is here: says what is missing, in the nodes where `LoginView`
 * says it, which takes that over. A login with nothing missing is held until the app sends it. Returns how to
 * stop.
 */
export function answerLogin(): () => void {
  let answered: HTMLFormElement | undefined;
  const answer = (form: EventTarget | null, letGo: (form: HTMLFormElement) => void) => {
    if (!isLogin(form)) return;
    answered = form;
    const wrong = check(form);
    if (!wrong) return;
    letGo(form);
    wrong.focus();
  };
  // The page's inline script would hold it.
  const sent = (event: Event) => answer(event.target, () => event.preventDefault());
  const typed = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && answered?.contains(target)) check(answered);
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

/** Shows what is missing; returns the first field that misses something. */
function check(form: HTMLFormElement): HTMLInputElement | undefined {
  const data = new FormData(form);
  const [username, password] = NAMES.map((name) => String(data.get(name) ?? ''));
  const errors = loginErrors({ username: username ?? '', password: password ?? '' });
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
