import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';
import { nearest } from './nearest.ts';

const english = z.locales.en().localeError;

/** Parses a command's input; refuses it in words that say what was meant. */
export function parseInput(schema: z.ZodMiniType, input: unknown): unknown {
  const ways = wordsOf(schema, input);
  if (ways !== undefined) throw new Refusal('invalid', ways);
  const parsed = z.safeParse(narrowed(schema, input), input, { error: inWords });
  if (!parsed.success) throw new Refusal('invalid', z.prettifyError(parsed.error));
  return parsed.data;
}

/**
 * Of a choice between objects, the one with the most fields in common: the complaint about a misspelt field
 * would otherwise be that nothing fits.
 */
function narrowed(schema: z.ZodMiniType, input: unknown): z.ZodMiniType {
  const { options } = schema._zod.def as { options?: z.ZodMiniType[] };
  if (!options || typeof input !== 'object' || input === null) return schema;
  const names = Object.keys(input);
  const score = (option: z.ZodMiniType) =>
    names.filter((name) => nearest(name, fieldsOf(option)) !== undefined).length;
  return options.reduce((best, option) => (score(option) >= score(best) ? option : best));
}

/** What a choice between objects takes, if the input has no field of any. */
function wordsOf(schema: z.ZodMiniType, input: unknown): string | undefined {
  const { options } = schema._zod.def as { options?: z.ZodMiniType[] };
  const known = options?.map((option) => fieldsOf(option)) ?? [];
  const names = Object.keys(Object(input));
  if (!options || names.some((name) => nearest(name, known.flat()) !== undefined)) return undefined;
  const ways = known.map((fields) => fields.map((name) => `\`${name}\``).join(', '));
  return `Known: ${ways.join('; or ')}`;
}

function fieldsOf(schema: { _zod: { def: object } } | undefined): string[] {
  const { shape = {} } = (schema?._zod.def ?? {}) as { shape?: object };
  return Object.keys(shape);
}

const inWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsOf(issue.inst);
    return issue.keys.map((name) => unknownField(name, known)).join('; ');
  }
  if (issue.code === 'invalid_value' && typeof issue.input === 'string') {
    const meant = nearest(issue.input, issue.values.map(String));
    if (meant !== undefined) return `There is no \`${issue.input}\`. Did you mean \`${meant}\`?`;
  }
  return english(issue);
};

function unknownField(name: string, known: string[]): string {
  const meant = nearest(name, known);
  if (meant !== undefined) return `Unknown field \`${name}\`. Did you mean \`${meant}\`?`;
  return `Unknown field \`${name}\`. Known: ${known.join(', ') || 'none'}`;
}
