import * as z from 'zod/mini';
import { atLeast } from '../kit/characters.ts';
import { Done, Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { asked, pushed } from '../kit/event.ts';
import { GivenPassword } from '../kit/givenPassword.ts';
import { loosely } from '../kit/tolerance.ts';
import { User } from './account.ts';

/** Answer of every call that signs a player in. */
export const SignedIn = z.object({ token: z.string().check(atLeast(1)), user: User });
export type SignedIn = z.output<typeof SignedIn>;

export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: 'anyone',
  input: z.object({ username: z.string(), password: GivenPassword }),
  output: SignedIn,
});

export const loginDemo = endpoint({
  method: 'POST',
  path: '/login/demo',
  access: 'anyone',
  input: Nothing,
  output: SignedIn,
});

export const checkDemo = endpoint({
  method: 'GET',
  path: '/app/demo',
  access: 'anyone',
  input: Nothing,
  output: z.object({ hasDemoUsers: z.boolean() }),
});

/** The specification names GET. A server that knows no such call (404, 405) is asked by POST. */
export const signOut = endpoint({
  method: 'GET',
  tolerates: 'POST',
  path: '/signout',
  access: 'player',
  input: Nothing,
  output: Done,
  ours: 'payload',
});

/** The app sends it after every connect; `failed` ends the session. */
export const sessionCheck = asked({
  name: 'session_check',
  payload: Nothing,
  reply: z.object({ status: loosely(z.string(), String), message: z.optional(z.string()) }),
});

/** The server asks the app to send `session_check` again. */
export const sessionRefresh = pushed({ name: 'session_refresh', payload: z.unknown() });
