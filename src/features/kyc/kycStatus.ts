import { call } from '../../api/call.ts';
import { getKyc, Kyc } from '../../contract/account/kyc.ts';
import { cachedList } from '../../state/lists/cachedList.ts';

/** Where the check stands. It names no number and no birth date, so it may be kept on the device. */
export const kycStatus = cachedList({
  name: 'kyc',
  schema: Kyc,
  fetch: () => call(getKyc, {}, { quiet: true }),
});
