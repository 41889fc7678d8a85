import { call } from '../../api/call.ts';
import { getKyc, Kyc } from '../../contract/account/kyc.ts';
import { cachedList } from '../../state/lists/cachedList.ts';

/** The verification status. It holds no document number or birth date, so it may be kept on the device. */
export const kycStatus = cachedList({
  name: 'kyc',
  schema: Kyc,
  fetch: () => call(getKyc, {}, { quiet: true }),
  saveDelayMs: 0,
});
