import * as z from 'zod/mini';
import { everyEndpoint, everyExternal } from '../../../src/contract/everyEndpoint.ts';
import { everyAsked, everyPushed } from '../../../src/contract/everyEvent.ts';
import type { Endpoint } from '../../../src/contract/kit/endpoint.ts';
import { nearest } from '../../engine/control/nearest.ts';

const endpoints: Endpoint[] = Object.values(everyEndpoint);

/** Everything that a fault can hit, as the places that ask for faults name it. */
export const SUBJECTS = [
  ...endpoints.flatMap(({ method, tolerates, path }) =>
    [method, tolerates].flatMap((name) => (name ? [`${name} ${path}`] : [])),
  ),
  ...Object.values(everyExternal).map(({ service, path }) => `GET /external/${service}${path}`),
  'GET /external/frame',
  ...[...Object.values(everyAsked), ...Object.values(everyPushed)].map(
    ({ name }) => `socket ${name}`,
  ),
  'socket connect',
  'socket upgrade',
];

function isKnown(pattern: string): boolean {
  return pattern.endsWith('*')
    ? SUBJECTS.some((subject) => subject.startsWith(pattern.slice(0, -1)))
    : SUBJECTS.includes(pattern);
}

/**
 * What was meant by a pattern that matches nothing, with the same `*` at its end. A fault names calls without the base
 * that an address has.
 */
function meant(typed: string): string | undefined {
  const pattern = typed.replace(/^(\w+ )\/api(?=\/)/, '$1');
  if (isKnown(pattern)) return pattern;
  if (!pattern.endsWith('*')) return nearest(pattern, SUBJECTS);
  const prefix = pattern.slice(0, -1);
  const prefixes = new Set(SUBJECTS.map((subject) => subject.slice(0, prefix.length)));
  const found = nearest(prefix, prefixes);
  return found === undefined ? undefined : `${found}*`;
}

/** A pattern for calls and socket events that matches at least one: a misspelt fault would do nothing. */
export const Match = z.string().check(
  z.refine(isKnown, {
    error: ({ input }) => {
      const pattern = String(input);
      const found = meant(pattern);
      const help = found === undefined ? 'See docs/api.md' : `Did you mean \`${found}\`?`;
      return `No call or event matches \`${pattern}\`. ${help}`;
    },
  }),
);
