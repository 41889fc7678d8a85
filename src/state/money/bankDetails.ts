import { call } from '../../api/call.ts';
import { getBankAccountDetails } from '../../contract/cashier/bank.ts';
import { cachedList } from '../lists/cachedList.ts';

/** The operator's own accounts to pay into, kept on the device: a transfer can be made offline. */
export const bankDetails = cachedList({
  name: 'bank-details',
  schema: getBankAccountDetails.output,
  fetch: () => call(getBankAccountDetails, {}, { quiet: true }),
});
