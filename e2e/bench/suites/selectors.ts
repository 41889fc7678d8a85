/** The button that opens the login dialog, on the landing page and on the static one. */
export const LOGIN = '[commandfor="auth"]';
/** How a form without a password is answered: its field becomes invalid. */
export const ANSWER = '#auth [aria-invalid="true"]';
/** What the server says to a login with a wrong password. */
export const REFUSAL = '#auth .login .notice';
