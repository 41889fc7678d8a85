import * as z from 'zod/mini';
import { Done, Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';

/** A device on which the player is signed in. */
const Device = z.object({
  deviceId: z.string(),
  /** Browser and system, as the device reported them when the player signed in. */
  name: z.string(),
  signedInAt: Instant,
  /** True for the device that makes this call. */
  isThis: z.boolean(),
});
export type Device = z.output<typeof Device>;

export const listDevices = endpoint({
  method: 'GET',
  path: '/devices',
  access: 'player',
  input: Nothing,
  output: z.object({ devices: rows(z.array(Device)) }),
  ours: 'call',
});

/**
 * Ends the session of one other device, or of every other device when no id is given. An ended session stays
 * ended.
 */
export const signOutDevice = endpoint({
  method: 'POST',
  path: '/devices/signout',
  access: 'player',
  input: z.object({ deviceId: z.optional(z.string()) }),
  output: Done,
  ours: 'call',
});
