import { call } from '../../../api/call.ts';
import { getBankAccountDetails } from '../../../contract/cashier/bank.ts';
import { cachedList } from '../../../state/lists/cachedList.ts';

/** The operator's own accounts, kept on the device so that a player can make a transfer offline. */
export const bankDetails = cachedList({
  name: 'bank-details',
  schema: getBankAccountDetails.output,
  fetch: () => call(getBankAccountDetails, {}, { quiet: true }),
});
