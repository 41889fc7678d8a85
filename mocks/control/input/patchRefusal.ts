import type * as z from 'zod/mini';
import { everyEndpoint, everyExternal } from '../../../src/contract/everyEndpoint.ts';
import { everyAsked, everyPushed } from '../../../src/contract/everyEvent.ts';
import type { Endpoint } from '../../../src/contract/kit/endpoint.ts';
import { childOf, layersOf } from '../../../src/contract/kit/schemaWalk.ts';
import { nearest } from '../../engine/control/nearest.ts';

type Any = z.core.$ZodType;

const endpoints: Endpoint[] = Object.values(everyEndpoint);

/** What each call answers and each event carries. */
const ANSWERS = new Map<string, Any>([
  ...endpoints.flatMap(({ method, tolerates, path, output }) =>
    [method, tolerates].map((name) => [`${name} ${path}`, output] as const),
  ),
  ...Object.values(everyExternal).map(
    ({ service, path, output }) => [`GET /external/${service}${path}`, output] as const,
  ),
  ...Object.values(everyAsked).map(({ name, reply }) => [`socket ${name}`, reply] as const),
  ...Object.values(everyPushed).map(({ name, payload }) => [`socket ${name}`, payload] as const),
]);

/** Why no answer of what a fault matches has what its patch names: that is misspelt. */
export function patchRefusal(fault: object, matched: readonly string[]): string | undefined {
  const { patch } = fault as { patch?: unknown };
  if (patch === undefined) return undefined;
  const refusals = matched.map((subject) => {
    const answer = ANSWERS.get(subject);
    return answer && refusalOf(answer, patch, `the answer of \`${subject}\``);
  });
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
