import { beforeEach, expect, test } from 'vitest';
import { KYC_MAX_BYTES, submitKyc } from '../../src/contract/account/kyc.ts';
import { everyRefusal } from '../../tools/reference/everyRefusal.ts';
import { arrangeRefusal, documents, type Given, picture } from '../../tools/reference/given.ts';

let given: Given;
beforeEach(async () => {
  given = await arrangeRefusal();
});

test.each(Object.entries(everyRefusal))('%s', async (code, hit) => {
  const refusal = await hit(given);
  expect(refusal).toMatchObject({ code, error: true, message: expect.stringMatching(/\w/) });
  // A 401 signs the player out: only an ended session may answer so.
  expect(refusal.status === 401).toBe(code === 'session-ended');
});

test('what is too large is told as such, to the byte', async () => {
  const { app, emeka } = given;
  const front = picture(KYC_MAX_BYTES + 1);
  expect((await app.refusal(submitKyc, { ...documents, front }, emeka)).status).toBe(413);
  const kyc = await app.call(submitKyc, { ...documents, front: picture(KYC_MAX_BYTES) }, emeka);
  expect(kyc.status).toBe('pending');
});
