import * as z from 'zod/mini';
import { everyEndpoint, everyExternal } from '../../../src/contract/everyEndpoint.ts';
import { everyAsked, everyPushed } from '../../../src/contract/everyEvent.ts';
import type { Endpoint } from '../../../src/contract/kit/endpoint.ts';
import { nearest } from '../../engine/control/nearest.ts';

type Schema = z.core.$ZodType;

/** A call or event that a fault can hit. */
export interface Subject {
  /** As the places that ask for faults name it. */
  name: string;
  isCall: boolean;
  /** A player's: sent by one, or to one. */
  isTheirs: boolean;
  /** What it takes or carries, and what it answers. */
  takes?: Schema;
  answers?: Schema;
  /** All that a fault can do to it; without this, everything. */
  can?: readonly string[];
}

const call = { isCall: true, isTheirs: true };
const event = { isCall: false, isTheirs: true };
const page = { isCall: false, isTheirs: false };
const endpoints: Endpoint[] = Object.values(everyEndpoint);

/** Everything that a fault can hit. */
export const SUBJECTS: readonly Subject[] = [
  ...endpoints.flatMap(({ method, tolerates, path, input: takes, output: answers }) =>
    [method, tolerates].flatMap((way) =>
      way ? [{ ...call, name: `${way} ${path}`, takes, answers }] : [],
    ),
  ),
  ...Object.values(everyExternal).map(
    ({ service, path, input: takes, output: answers }): Subject => {
      return { ...page, name: `GET /external/${service}${path}`, takes, answers };
    },
  ),
  { ...page, name: 'GET /external/frame', can: ['network'] },
  ...Object.values(everyAsked).map(({ name, payload, reply }): Subject => {
    const can = ['body', 'patch', 'delayMs', 'network', 'ackLost'];
    return { ...event, name: `socket ${name}`, takes: payload, answers: reply, can };
  }),
  ...Object.values(everyPushed).map(({ name, payload }): Subject => {
    // The changes of a game go to everybody who watches it, and no line of theirs has a name.
    const isTheirs = !name.startsWith('market:');
    // They are numbered, too: another body would be a lie that no server tells.
    const can = name === 'market:change' ? ['network'] : ['body', 'patch', 'network'];
    return { ...event, name: `socket ${name}`, isTheirs, takes: payload, answers: payload, can };
  }),
  { ...event, name: 'socket connect', can: ['body'] },
  { ...page, name: 'socket upgrade', can: ['network'] },
];

/** Those that a pattern means. */
export function subjectsOf(pattern: string): Subject[] {
  return SUBJECTS.filter(({ name }) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
}

/**
 * What was meant by a pattern that matches nothing, with the same `*` at its end. A fault names calls without the base
 * that an address has.
 */
function meant(typed: string): string | undefined {
  const pattern = typed.replace(/^(\w+ )\/api(?=\/)/, '$1');
  if (subjectsOf(pattern).length > 0) return pattern;
  const names = SUBJECTS.map(({ name }) => name);
  if (!pattern.endsWith('*')) return nearest(pattern, names);
  const prefix = pattern.slice(0, -1);
  const found = nearest(prefix, new Set(names.map((name) => name.slice(0, prefix.length))));
  return found === undefined ? undefined : `${found}*`;
}

/** A pattern for calls and socket events that matches at least one: a misspelt fault would do nothing. */
export const Match = z.string().check(
  z.refine((pattern) => subjectsOf(pattern).length > 0, {
    error: ({ input }) => {
      const pattern = String(input);
      const found = meant(pattern);
      const help = found === undefined ? 'See docs/api.md' : `Did you mean \`${found}\`?`;
      return `No call or event matches \`${pattern}\`. ${help}`;
    },
  }),
);
