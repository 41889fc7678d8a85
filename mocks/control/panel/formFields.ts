import type * as z from 'zod/mini';
import { helpOf } from '../../engine/control/help.ts';
import { type CommandName, commands } from '../commands.ts';

/** One field of a command's form. */
export interface FormField {
  name: string;
  kind: 'text' | 'number' | 'flag' | 'choice' | 'json';
  choices: string[];
  isNeeded: boolean;
  help: string;
}

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
  innerType?: z.ZodMiniType;
  entries?: Record<string, string>;
}

const definition = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;
/** Commands that also take a whole file as it is, which a form has one field for. */
const TAKES_FILES = ['restore', 'replay'];
const WRAPPERS = ['optional', 'default', 'nullable'];

/** The fields of a command. Of a choice between inputs all are shown, and needed is what each of them needs. */
export function formFields(name: CommandName): FormField[] {
  const schema: z.ZodMiniType = commands[name];
  const shapes = (definition(schema).options ?? [schema])
    .map((one) => definition(one).shape ?? {})
    .filter((shape) => !TAKES_FILES.includes(name) || Object.keys(shape).length === 1);
  const isOptional = (part: z.ZodMiniType | undefined) =>
    !part || ['optional', 'default'].includes(definition(part).type);
  return Object.entries(Object.assign({}, ...shapes) as Record<string, z.ZodMiniType>).map(
    ([field, part]) => {
      const isNeeded = !shapes.some((shape) => isOptional(shape[field]));
      return { name: field, isNeeded, help: helpOf(part), ...kindOf(part) };
    },
  );
}

function kindOf(schema: z.ZodMiniType): Pick<FormField, 'kind' | 'choices'> {
  const { type, entries, options, innerType } = definition(schema);
  if (innerType && WRAPPERS.includes(type)) {
    const { kind, choices } = kindOf(innerType);
    return {
      kind,
      choices: kind === 'choice' && type === 'nullable' ? [...choices, 'null'] : choices,
    };
  }
  if (type === 'enum') return { kind: 'choice', choices: Object.values(entries ?? {}) };
  if (type === 'boolean') return { kind: 'flag', choices: [] };
  if (type === 'number' || type === 'int') return { kind: 'number', choices: [] };
  // An instant is a codec of text. A player is a number or a text; a text does for both.
  const isText =
    ['string', 'pipe'].includes(type) || options?.some((one) => definition(one).type === 'string');
  return { kind: isText ? 'text' : 'json', choices: [] };
}
