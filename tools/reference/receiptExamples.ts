import { addPasskey, askNewPasskey, askPasskey } from '../../src/contract/account/passkeys.ts';
import { listBets } from '../../src/contract/betting/bets.ts';
import { asAdaeze, type Examples } from './example.ts';
import type { Given } from './given.ts';
import { type SoftPasskey, softPasskey } from './softPasskey.ts';

/** Adds a passkey for Adaeze. */
async function withPasskey({ app, adaeze }: Given): Promise<SoftPasskey> {
  const passkey = softPasskey();
  const { challenge } = await app.call(askNewPasskey, { password: 'Passw0rd1' }, adaeze);
  await app.call(addPasskey, passkey.create(challenge), adaeze);
  return passkey;
}

/** A phone's address at its push service, and its keys: a point on P-256 and 16 random bytes. */
const PHONE = {
  endpoint: 'https://push.example/send/adaezes-phone',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** Example calls: passkeys, push messages, receipts. */
export const receiptExamples = {
  listPasskeys: asAdaeze,
  askNewPasskey: { as: 'adaeze', input: () => ({ password: 'Passw0rd1' }) },
  addPasskey: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      const { challenge } = await app.call(askNewPasskey, { password: 'Passw0rd1' }, adaeze);
      return softPasskey().create(challenge);
    },
  },
  removePasskey: {
    as: 'adaeze',
    input: async (given) => ({ passkeyId: (await withPasskey(given)).id }),
  },
  askPasskey: { as: 'guest', input: () => ({ purpose: 'login' }) },
  loginWithPasskey: {
    as: 'guest',
    async input(given) {
      const passkey = await withPasskey(given);
      const { challenge } = await given.app.call(askPasskey, { purpose: 'login' });
      return passkey.answer(challenge);
    },
  },
  proveWithdrawal: {
    as: 'adaeze',
    async input(given) {
      const passkey = await withPasskey(given);
      const asked = { purpose: 'withdraw' as const };
      const { challenge } = await given.app.call(askPasskey, asked, given.adaeze);
      return passkey.answer(challenge);
    },
  },

  getPush: asAdaeze,
  changePush: {
    as: 'adaeze',
    input: () => ({ kinds: ['bet-settled', 'withdrawal'], quiet: { from: 22, to: 7 } }),
  },
  subscribePush: { as: 'adaeze', input: () => PHONE },
  unsubscribePush: { as: 'adaeze', input: () => ({ endpoint: PHONE.endpoint }) },

  issueReceipt: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      const { bets } = await app.call(listBets, { group: 'settled' }, adaeze);
      return { kind: 'bet', id: bets[0]?.betId ?? '' };
    },
  },
} satisfies Partial<Examples>;
