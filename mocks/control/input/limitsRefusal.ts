import * as z from 'zod/mini';
import { everyEndpoint, everyExternal } from '../../../src/contract/everyEndpoint.ts';
import { everyAsked, everyPushed } from '../../../src/contract/everyEvent.ts';
import type { Endpoint } from '../../../src/contract/kit/endpoint.ts';
import { unknownName } from '../../engine/control/nearest.ts';

type Fields = Record<string, z.ZodMiniType>;

const endpoints: Endpoint[] = Object.values(everyEndpoint);
const events = [
  ...Object.values(everyAsked).map(({ name, payload }) => ({ name, payload, to: 'one' })),
  // The changes of a game go to everybody who watches it, and no line of theirs has a name.
  ...Object.values(everyPushed).map(({ name, payload }) => ({
    name,
    payload,
    to: name.startsWith('market:') ? 'watchers' : 'one',
  })),
];

/** The fields that each call takes and each event carries. */
const FIELDS = new Map<string, Fields>([
  ...endpoints.flatMap(({ method, tolerates, path, input }) =>
    [method, tolerates].map((name) => [`${name} ${path}`, fieldsOf(input)] as const),
  ),
  ...Object.values(everyExternal).map(
    ({ service, path, input }) => [`GET /external/${service}${path}`, fieldsOf(input)] as const,
  ),
  ...events.map(({ name, payload }) => [`socket ${name}`, fieldsOf(payload)] as const),
]);

/** What nobody's name is on. */
const NAMELESS = [
  'socket upgrade',
  ...events.flatMap(({ name, to }) => (to === 'watchers' ? [`socket ${name}`] : [])),
];

const isNameless = (subject: string) =>
  NAMELESS.includes(subject) || subject.startsWith('GET /external/');

/** Why nothing of what a fault matches can be of its player or have its values: these are misspelt. */
export function limitsRefusal(fault: object, matched: readonly string[]): string | undefined {
  const {
    who,
    where = {},
    headers,
  } = fault as Record<'who' | 'headers', unknown> & {
    where?: Record<string, unknown>;
  };
  const isCall = (subject: string) =>
    !subject.startsWith('socket ') && !subject.startsWith('GET /external/');
  if (headers !== undefined && matched.length > 0 && !matched.some(isCall)) {
    return `\`${matched[0]}\` is no call of the API, whose \`headers\` could be asked for`;
  }
  if (who !== undefined && matched.length > 0 && matched.every(isNameless)) {
    return `\`${matched[0]}\` is no player’s, so \`who\` can hold for none`;
  }
  for (const [name, value] of Object.entries(where)) {
    const fields = matched.map((subject) => FIELDS.get(subject) ?? {});
    const having = fields.flatMap((known) => known[name] ?? []);
    const known = [...new Set(fields.flatMap((each) => Object.keys(each)))];
    if (having.length === 0) return unknownName('parameter', name, known);
    const [first] = having;
    if (first && !having.some((schema) => takes(schema, value))) return refused(first, name, value);
  }
  return undefined;
}

/** A query holds text only, so a number may stand as text, and text for a number. */
function takes(schema: z.ZodMiniType, value: unknown): boolean {
  return [value, String(value), Number(value)].some(
    (one) => z.safeDecode(schema, one as never).success,
  );
}

function refused(schema: z.ZodMiniType, name: string, value: unknown): string {
  const [issue] = z.safeDecode(schema, value as never).error?.issues ?? [];
  if (issue?.code === 'invalid_value') {
    return unknownName(name, String(value), issue.values.map(String));
  }
  return `\`${name}\` is never ${JSON.stringify(value)}`;
}

function fieldsOf(schema: z.ZodMiniType): Fields {
  return (schema._zod.def as { shape?: Fields }).shape ?? {};
}
