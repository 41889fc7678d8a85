import * as z from 'zod/mini';
import { everyEndpoint } from '../../../src/contract/everyEndpoint.ts';
import type { Endpoint, InputOf } from '../../../src/contract/kit/endpoint.ts';
import { everyRefusal } from '../everyRefusal.ts';
import { examples } from '../examples.ts';
import { arrangeRefusal } from '../given.ts';

/** A refusal as the mock backend gave it. */
export interface Observed {
  code: string;
  status: number;
  message: string;
  /** `POST /login`. */
  subject: string;
}

/** Provokes every refusal code, each in a world of its own. */
export async function observedRefusals(): Promise<Observed[]> {
  const observed: Observed[] = [];
  for (const [code, provoke] of Object.entries(everyRefusal)) {
    const given = await arrangeRefusal();
    const { status, message = '' } = await provoke(given);
    const { subject = '' } = given.app.backend.control.run('journal', {}).at(-1) ?? {};
    observed.push({ code, status, message, subject });
  }
  return observed;
}

/** An example call on the wire, its answer, and the events that it pushed before. */
export interface Example {
  sent: Record<string, unknown>;
  answered: unknown;
  causes: string[];
}

/** Makes the example of each call, by its name. */
export async function observedExamples(): Promise<Map<string, Example>> {
  const observed = new Map<string, Example>();
  for (const name of Object.keys(examples) as (keyof typeof everyEndpoint)[]) {
    const { as, input } = examples[name];
    const given = await arrangeRefusal();
    const endpoint = everyEndpoint[name] as Endpoint;
    const sent = (await input(given)) as InputOf<Endpoint>;
    const { control } = given.app.backend;
    const since = control.run('journal', {}).at(-1)?.n ?? 0;
    const who = as === 'guest' ? {} : given[as];
    const response = await given.app.send(endpoint, sent, { ...who, key: 'example' });
    const answered: unknown = await response.json();
    const pushed = control.run('journal', { since }).filter(({ kind }) => kind === 'pushed');
    const causes = [...new Set(pushed.map(({ subject }) => subject))].sort();
    observed.set(name, { sent: Object(z.encode(endpoint.input, sent as never)), answered, causes });
  }
  return observed;
}
