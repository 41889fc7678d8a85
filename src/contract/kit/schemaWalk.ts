import type * as z from 'zod/mini';

type Any = z.core.$ZodType;

/** A schema without what zod lets any schema hide: `def.type` tells which kind it is. */
function known(schema: Any): z.core.$ZodTypes {
  return schema as z.core.$ZodTypes;
}

/** The schema and what it wraps, outermost first: `optional`, `readonly` and the like hold another one. */
export function layersOf(schema: Any): z.core.$ZodTypes[] {
  const layers = [known(schema)];
  for (let inner = innerOf(layers[0]); inner; inner = innerOf(inner)) layers.push(inner);
  return layers;
}

function innerOf(schema: z.core.$ZodTypes | undefined): z.core.$ZodTypes | undefined {
  const def = schema?._zod.def;
  if (def?.type === 'pipe') return known(def.in);
  return def && 'innerType' in def ? known(def.innerType) : undefined;
}

/** The schema of one member of an object, list or record; undefined where no single one applies. */
export function childOf(layers: z.core.$ZodTypes[], key: PropertyKey): Any | undefined {
  const def = layers.at(-1)?._zod.def;
  switch (def?.type) {
    case 'object':
      return def.shape[String(key)] ?? def.catchall;
    case 'array':
      return def.element;
    case 'record':
      return def.valueType;
    case 'tuple':
      return def.items[Number(key)] ?? def.rest ?? undefined;
    default:
      return undefined;
  }
}

/** Whether null may stand for "missing", as other servers write it. */
export function mayBeMissing(layers: z.core.$ZodTypes[]): boolean {
  return layers.some(({ _zod: { def } }) => def.type === 'default' || def.type === 'optional');
}

/** Whether the answer could have come without it. A default is for what is missing, not for what is odd. */
export function isOptional(layers: z.core.$ZodTypes[]): boolean {
  return layers.some(({ _zod: { def } }) => def.type === 'optional');
}
