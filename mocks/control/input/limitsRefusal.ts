import * as z from 'zod/mini';
import { unknownName } from '../../engine/control/nearest.ts';
import type { Subject } from './subjects.ts';

type Fields = Record<string, z.ZodMiniType>;

interface Limits {
  who?: unknown;
  where?: Record<string, unknown>;
  headers?: unknown;
}

/** Why nothing of what a fault matches can be of its player or have its values: these are misspelt. */
export function limitsRefusal(
  { who, where = {}, headers }: Limits,
  matched: readonly Subject[],
): string | undefined {
  const [first] = matched;
  if (first && headers !== undefined && !matched.some(({ isCall }) => isCall)) {
    return `\`${first.name}\` is no call of the API, whose \`headers\` could be asked for`;
  }
  if (first && who !== undefined && !matched.some(({ isTheirs }) => isTheirs)) {
    return `\`${first.name}\` is no player’s, so \`who\` can hold for none`;
  }
  for (const [name, value] of Object.entries(where)) {
    const fields = matched.map(fieldsOf);
    const having = fields.flatMap((known) => known[name] ?? []);
    const [field] = having;
    if (!field) return unknownName('parameter', name, [...new Set(fields.flatMap(Object.keys))]);
    if (!having.some((schema) => takes(schema, value))) return refused(field, name, value);
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

/** The fields that a call takes or an event carries. */
function fieldsOf({ takes: schema }: Subject): Fields {
  return (schema?._zod.def as { shape?: Fields } | undefined)?.shape ?? {};
}
