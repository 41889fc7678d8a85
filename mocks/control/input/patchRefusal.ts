import type * as z from 'zod/mini';
import { childOf, layersOf } from '../../../src/contract/kit/schemaWalk.ts';
import { nearest } from '../../engine/control/nearest.ts';
import type { Subject } from './subjects.ts';

type Any = z.core.$ZodType;

/** Why no answer of what a fault matches has what its patch names: that is misspelt. */
export function patchRefusal(
  { patch }: { patch?: unknown },
  matched: readonly Subject[],
): string | undefined {
  if (patch === undefined) return undefined;
  const refusals = matched.map(
    ({ name, answers }) => answers && refusalOf(answers, patch, `the answer of \`${name}\``),
  );
  return refusals.includes(undefined) ? undefined : refusals[0];
}

function refusalOf(schema: Any, patch: unknown, whose: string): string | undefined {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return undefined;
  const layers = layersOf(schema);
  const def = layers.at(-1)?._zod.def;
  if (def?.type === 'union') {
    const refusals = def.options.map((option) => refusalOf(option, patch, whose));
    return refusals.includes(undefined) ? undefined : refusals[0];
  }
  if (def?.type === 'unknown' || def?.type === 'any') return undefined;
  const isList = def?.type === 'array' || def?.type === 'tuple';
  for (const [name, part] of Object.entries(patch)) {
    if (isList && !/^(\d+|\*)$/.test(name))
      return `A part of ${whose} is a place, or \`*\` for all`;
    const child = childOf(layers, name);
    if (!child || layersOf(child).at(-1)?._zod.def.type === 'never')
      return noPart(name, whose, def?.type === 'object' ? Object.keys(def.shape) : []);
    const refusal = refusalOf(child, part, `\`${name}\` in ${whose}`);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function noPart(name: string, whose: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  const others = known.length > 0 ? `It has ${known.join(', ')}` : 'It has no parts';
  return `No \`${name}\` in ${whose}. ${meant === undefined ? others : `Did you mean \`${meant}\`?`}`;
}
