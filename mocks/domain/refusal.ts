import { Refusal as AnyRefusal } from '../engine/refusal.ts';
import type { CommandRefusalCode, RefusalCode } from './refusalCode.ts';

/** A refused call, with one of the codes that the contract lists. */
export class Refusal extends AnyRefusal<RefusalCode | CommandRefusalCode> {}

/** A 401 with `error: true`, which makes the app sign the player out. */
export function signedOut(because = 'Your session has ended.'): Refusal {
  return new Refusal('session-ended', `${because} Please sign in again.`, {
    status: 401,
  });
}
