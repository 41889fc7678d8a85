import type * as z from 'zod/mini';
import type { PushedEvent } from '../../src/contract/kit/event.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';
import type { Settings } from './settings.ts';

/** Sends to every connection of one account, or of everybody. */
export type Push = <Payload extends z.ZodMiniType>(
  to: number | 'everyone',
  event: PushedEvent<Payload>,
  payload: z.output<Payload>,
) => void;

/** The operator: everything the rules work on. */
export interface House {
  seed: string;
  db: Database;
  clock: Clock;
  random: Random;
  world: World;
  settings: Settings;
  push: Push;
  /** Ends the connections of sessions that are over. */
  hangUp(tokens: string[]): void;
}
