import type * as z from 'zod/mini';
import { type CommandName, commands } from '../commands.ts';

/** One field of a command's form. */
export interface FormField {
  name: string;
  kind: 'text' | 'number' | 'flag' | 'choice' | 'json';
  choices: string[];
  isNeeded: boolean;
}

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
  innerType?: z.ZodMiniType;
  entries?: Record<string, string>;
}

const definition = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;
const WRAPPERS = ['optional', 'default', 'nullable'];

/** The fields of a command. Of a choice between inputs, the last is the usual one; the first clears. */
export function formFields(name: CommandName): FormField[] {
  const schema: z.ZodMiniType = commands[name];
  const { shape = {} } = definition(definition(schema).options?.at(-1) ?? schema);
  return Object.entries(shape).map(([field, part]) => {
    const isNeeded = !['optional', 'default'].includes(definition(part).type);
    return { name: field, isNeeded, ...kindOf(part) };
  });
}

function kindOf(schema: z.ZodMiniType): Pick<FormField, 'kind' | 'choices'> {
  const { type, entries, options, innerType } = definition(schema);
  if (innerType && WRAPPERS.includes(type)) return kindOf(innerType);
  if (type === 'enum') return { kind: 'choice', choices: Object.values(entries ?? {}) };
  if (type === 'boolean') return { kind: 'flag', choices: [] };
  if (type === 'number' || type === 'int') return { kind: 'number', choices: [] };
  // A player or an instant is a number or a text; a text does for both.
  const isText = type === 'string' || options?.some((one) => definition(one).type === 'string');
  return { kind: isText ? 'text' : 'json', choices: [] };
}
