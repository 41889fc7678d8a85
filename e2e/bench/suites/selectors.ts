/** What opens the login dialog, on the landing page and on the static one. */
export const LOGIN = '[commandfor="auth"]';
/** What a form without a password is answered by: the field says so. */
export const ANSWER = '#auth [aria-invalid="true"]';
