import type * as z from 'zod/mini';
import type { PushMessage } from '../../src/contract/account/push.ts';
import type { PushedEvent } from '../../src/contract/kit/event.ts';
import type { Database } from '../db/database.ts';
import type { PushSubscriptionRow } from '../db/rows/player/pushRow.ts';
import type { Clock } from '../engine/clock.ts';
import type { Random } from '../engine/random.ts';
import type { World } from '../world/world.ts';
import type { Settings } from './settings.ts';

/** Sends an event to every connection of one account, or of everybody. */
export type Push = <Payload extends z.ZodMiniType>(
  to: number | 'everyone',
  event: PushedEvent<Payload>,
  payload: z.output<Payload>,
) => void;

/** Hands a message to the push service of a phone, without waiting for it. */
export type SendPush = (
  to: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
) => void;

/** The operator: everything that the rules work with. */
export interface Operator {
  seed: string;
  /** The path of the calls on their host, for links to the pages of other companies. */
  apiRoot: string;
  db: Database;
  clock: Clock;
  random: Random;
  world: World;
  settings: Settings;
  push: Push;
  /** Sends a push message to a phone that may be asleep. */
  sendPush: SendPush;
  /** Closes the connections of ended sessions. */
  hangUp(tokens: string[]): void;
}
