import { call } from '../../api/call.ts';
import { listDevices } from '../../contract/account/devices.ts';
import { cachedList } from '../../state/lists/cachedList.ts';

/** The devices on which the player is signed in. */
export const devices = cachedList({
  name: 'devices',
  schema: listDevices.output,
  fetch: () => call(listDevices, {}, { quiet: true }),
});
