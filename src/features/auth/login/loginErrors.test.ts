import { expect, test } from 'vitest';
import { loginErrors } from './loginErrors.ts';

const NO_NAME = 'Username cannot be empty';
const NO_PASSWORD = 'Password cannot be empty';

test.each([
  ['', '', { username: NO_NAME, password: NO_PASSWORD }],
  ['   ', 'secret', { username: NO_NAME }],
  ['adaeze', '', { password: NO_PASSWORD }],
  // A password may be anything, spaces too.
  ['adaeze', ' ', {}],
  ['adaeze', 'secret', {}],
])('username "%s" and password "%s"', (username, password, errors) => {
  expect(loginErrors({ username, password })).toEqual(errors);
});
