import { expect, test } from 'vitest';
import { signOut } from '../../../contract/account/auth.ts';
import { session } from '../../../state/session/session.ts';
import { openNetwork } from '../../../testing/network.ts';
import { until } from '../../../testing/until.ts';
import { signIn } from './signIn.ts';

test('a session that this tab joined while its own sign-in was under way is ended on the server', async () => {
  const network = openNetwork();
  // As `otherTabs` does.
  await network.signIn('adaeze');
  await signIn(
    { username: 'emeka', password: 'Passw0rd1' },
    { isNameKept: false, isSessionKept: true },
  );
  expect(session.user?.username).toBe('emeka');
  await until(() => expect(network.calls(signOut)).toBe(1));
});
