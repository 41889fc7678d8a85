import * as z from 'zod/mini';

/** A schema that says what it is for: in the panel, in the reference and in `docs/mock-openapi.json`. */
export function help<Schema extends z.ZodMiniType>(text: string, schema: Schema): Schema {
  return schema.check(z.describe(text)) as Schema;
}

export function helpOf(schema: z.ZodMiniType): string {
  return z.globalRegistry.get(schema)?.description ?? '';
}
