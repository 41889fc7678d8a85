import * as z from 'zod/mini';
import { Done, Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Instant } from '../kit/time.ts';

/** Where the player is signed in. */
const Device = z.object({
  deviceId: z.string(),
  /** Browser and system, as the device told at its sign-in. */
  name: z.string(),
  signedInAt: Instant,
  /** The one that asks. */
  isThis: z.boolean(),
});
export type Device = z.output<typeof Device>;

export const listDevices = endpoint({
  method: 'GET',
  path: '/devices',
  access: 'player',
  input: Nothing,
  output: z.object({ devices: z.array(Device) }),
  ours: 'call',
});

/** Ends the session of one other device; without an id, of every other. One that is out stays out. */
export const signOutDevice = endpoint({
  method: 'POST',
  path: '/devices/signout',
  access: 'player',
  input: z.object({ deviceId: z.optional(z.string()) }),
  output: Done,
  ours: 'call',
});
