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

/** The events that each example call pushes before it is answered, by the name of the call. */
export async function observedCauses(): Promise<Map<string, string[]>> {
  const causes = new Map<string, string[]>();
  for (const name of Object.keys(examples) as (keyof typeof everyEndpoint)[]) {
    const { as, input } = examples[name];
    const given = await arrangeRefusal();
    const endpoint = everyEndpoint[name] as Endpoint;
    const sent = (await input(given)) as InputOf<Endpoint>;
    const { control } = given.app.backend;
    const since = control.run('journal', {}).at(-1)?.n ?? 0;
    const who = as === 'guest' ? {} : given[as];
    await given.app.call(endpoint, sent, { ...who, key: 'example' });
    const pushed = control.run('journal', { since }).filter(({ kind }) => kind === 'pushed');
    causes.set(name, [...new Set(pushed.map(({ subject }) => subject))].sort());
  }
  return causes;
}
