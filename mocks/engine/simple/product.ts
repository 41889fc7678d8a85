import type * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { DatabaseOf } from '../db/database.ts';
import type { Table } from '../db/table.ts';
import type { Duty } from '../duty.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { Random } from '../random.ts';
import type { AskedEvent } from '../realtime/event.ts';
import type { Lines } from '../realtime/lines.ts';

type Tables = Record<string, Table>;

/** Everything that the rules of a product work with. */
export interface House<Kept extends Tables = Tables> {
  db: DatabaseOf<Kept>;
  clock: Clock;
  random: Random;
  push: Lines['push'];
}

/** An endpoint with what it does. */
export interface Call<Kept extends Tables> {
  endpoint: Endpoint;
  answer(house: House<Kept>, input: never, token: string): unknown;
}

/** A question over the socket with its answer. */
export interface Question<Kept extends Tables> {
  event: AskedEvent;
  answer(house: House<Kept>, payload: never, token: string): unknown;
}

/** What a backend does, apart from everything that carries it. */
export interface Product<Kept extends Tables> {
  tables: Kept;
  /** Fills a new world. */
  seed(house: House<Kept>): void;
  /** The account of a session; throws a refusal where there is none. */
  accountOf(house: House<Kept>, token: string): number;
  /** What becomes due by itself. */
  duties?(house: House<Kept>, until: number): Duty[];
  calls: Call<Kept>[];
  questions: Question<Kept>[];
}

/** The two helpers below let TypeScript find the types of input and answer; `seed` names the tables. */
export function productOf<Kept extends Tables>(tables: Kept) {
  return {
    call: <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
      endpoint: Endpoint<Input, Output>,
      answer: (house: House<Kept>, input: z.output<Input>, token: string) => z.output<Output>,
    ): Call<Kept> => ({ endpoint, answer }),
    question: <Payload extends z.ZodMiniType, Reply extends z.ZodMiniType>(
      event: AskedEvent<Payload, Reply>,
      answer: (house: House<Kept>, payload: z.output<Payload>, token: string) => z.output<Reply>,
    ): Question<Kept> => ({ event, answer }),
    product: (rest: Omit<Product<Kept>, 'tables'>): Product<Kept> => ({ tables, ...rest }),
  };
}
