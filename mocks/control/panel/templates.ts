import type * as z from 'zod/mini';
import { commands } from '../commands.ts';

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
  innerType?: z.ZodMiniType;
  entries?: Record<string, string>;
}

const definition = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

/** Each command with an input to fill in: the fields that it needs, and its optional ones as null. */
export function templates(): { name: string; template: string; options: string[] }[] {
  return Object.entries(commands).map(([name, schema]) => {
    const { options } = definition(schema as z.ZodMiniType);
    // Of a choice the last is the usual one; the first clears.
    const { shape = {} } = definition((options?.at(-1) ?? schema) as z.ZodMiniType);
    const fields = Object.entries(shape);
    const needed = fields.filter(([, part]) => !isOptional(part));
    const input = Object.fromEntries(needed.map(([field, part]) => [field, blank(part)]));
    const optional = fields.filter(([, part]) => isOptional(part)).map(([field]) => field);
    return { name, template: JSON.stringify(input), options: optional };
  });
}

function isOptional(schema: z.ZodMiniType): boolean {
  return ['optional', 'default'].includes(definition(schema).type);
}

function blank(schema: z.ZodMiniType): unknown {
  const { type, entries, options, innerType } = definition(schema);
  if (type === 'enum') return Object.keys(entries ?? {})[0];
  if (type === 'number') return 0;
  if (type === 'object') return {};
  if (innerType) return blank(innerType);
  const [first] = options ?? [];
  return first ? blank(first) : '';
}
