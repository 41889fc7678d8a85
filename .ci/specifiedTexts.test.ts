import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * The texts of the specification, word for word, and the story that reads each from the screen. One that
 * is shown nowhere, or that nobody reads any more, fails here.
 */
const TEXTS: Record<string, [story: string, ...texts: string[]][]> = {
  'login and registration': [
    [
      'accessibility.spec.ts',
      'Login with Demo Id',
      'Remember me',
      'Keep me signed in',
      'Forgot Password?',
      'Show password',
    ],
    [
      'registration.spec.ts',
      'Text Me',
      'Whatsapp Me',
      'Call Me',
      'Nigeria +234',
      'By creating an account you agree to the',
      'Terms & Conditions',
      'at least 18, and that all information is true.',
    ],
  ],
  validation: [
    ['accessibility.spec.ts', 'Username cannot be empty', 'Password cannot be empty'],
    [
      'registration.spec.ts',
      'Name cannot be empty',
      'Max 30 characters allowed',
      'Full name must match your bank name.',
      'User name cannot be empty',
      'Username must be 4 to 15 characters.',
      'Special characters are not allowed in username.',
      'It cannot be changed later.',
      'Password cannot be empty',
      'Password must be 8 to 20 characters.',
      '1 digit, 1 lowercase and 1 uppercase',
      'Please enter mobile number',
      'All fields are mandatory',
      'Email cannot be empty',
    ],
    ['recovery.spec.ts', 'Please enter mobile number', 'All fields are mandatory'],
  ],
  'what went wrong': [
    [
      'accessibility.spec.ts',
      'Something went wrong: Internal Server Error',
      'Closed for a moment',
      'Not like this',
      'Bet settled : You won',
      'Only a title',
      'Only a message',
      "'Something went wrong'",
    ],
    ['signOut.spec.ts', 'session error', 'Your session has ended. Please sign in again.'],
    ['demo/story.ts', 'operation has timed out'],
    ['../src/realtime/transport.test.ts', 'socket has been disconnected'],
  ],
  'what went well': [
    ['mainJob.spec.ts', 'Login Success'],
    [
      'registration.spec.ts',
      'OTP sent on your mobile',
      'Phone number registered successfully',
      'OTP sent on your email',
      'Registration Success',
    ],
    ['recovery.spec.ts', 'Password reset success'],
    ['accessibility.spec.ts', 'Request created'],
  ],
};

describe.each(Object.entries(TEXTS))('%s', (_, stories) => {
  describe.each(stories.map(([story, ...texts]) => ({ story, texts })))('$story', (read) => {
    const source = readFileSync(join(import.meta.dirname, '../e2e', read.story), 'utf8');
    test.each(read.texts)('reads “%s”', (text) => {
      expect(source).toContain(text);
    });
  });
});
