import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { softPasskey } from '../../../tools/reference/softPasskey.ts';
import { fromBase64url } from '../../lib/base64url.ts';
import { withdrawalCode } from '../../state/session/passkeys.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { Passkeys } from './Passkeys.tsx';

/** Puts an authenticator in software behind the browser's own functions. */
function plugIn() {
  const device = softPasskey({ origin: location.origin });
  const bytes = (text: string) => fromBase64url(text)?.buffer;
  const challengeIn = (challenge: BufferSource | undefined) => {
    const view = challenge instanceof ArrayBuffer ? new Uint8Array(challenge) : new Uint8Array();
    return Buffer.from(view).toString('base64url');
  };
  const credential = (response: object) => ({
    id: device.id,
    rawId: bytes(device.id),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response,
  });
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: async (options: CredentialCreationOptions) => {
        const made = device.create(challengeIn(options.publicKey?.challenge));
        return credential({
          clientDataJSON: bytes(made.clientDataJSON),
          attestationObject: bytes(made.attestationObject),
        });
      },
      get: async (options: CredentialRequestOptions) => {
        const answer = device.answer(challengeIn(options.publicKey?.challenge));
        return credential({
          clientDataJSON: bytes(answer.clientDataJSON),
          authenticatorData: bytes(answer.authenticatorData),
          signature: bytes(answer.signature),
        });
      },
    },
  });
}

let network: Network;
beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
});
afterEach(() => vi.unstubAllGlobals());

async function add(password: string) {
  const user = show(<Passkeys />);
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.fill(screen.getByLabelText('Your password'), password);
  await user.click(screen.getByRole('button', { name: 'Create passkey' }));
  return user;
}

test('a passkey is made, earns the code of a withdrawal, and is removed', async () => {
  plugIn();
  const user = await add('Passw0rd1');
  const remove = await screen.findByRole('button', { name: /^Remove passkey:/ });
  expect(await withdrawalCode()).toHaveLength(24);
  await user.click(remove);
  await shows(/Add a passkey/);
  expect(screen.queryByRole('button', { name: /^Remove passkey:/ })).toBeNull();
});

test('a wrong password makes none, and says so at its field', async () => {
  plugIn();
  await add('wrong');
  await shows(/Your password is not correct/);
  expect(screen.queryByRole('button', { name: /^Remove passkey:/ })).toBeNull();
});

test('a player who cancels keeps the password', async () => {
  plugIn();
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.assign(navigator.credentials, { create: refuse });
  await add('Passw0rd1');
  await shows(/Nothing was confirmed\. Try again, or use your password\./);
});

test('a browser without passkeys is not asked to make one', async () => {
  show(<Passkeys />);
  await shows(/This browser does not support passkeys\./);
});

test('passkeys that cannot be loaded do not look like none, and those of before tell their age', async () => {
  network.goDown();
  const user = show(<Passkeys />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.comeBack();
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  cleanup();
  network.goDown();
  show(<Passkeys />);
  await shows(/Couldn't update/);
});
