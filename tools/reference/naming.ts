import * as z from 'zod/mini';
import { type ContractSource, readContractSource } from './contractSource.ts';
import type { Naming } from './fields.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/contract/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** Longer enums are listed once, under a name. */
const SHORT_ENUM = 4;

/** A schema of the contract that the reference lists under its own name. */
export interface Shape {
  name: string;
  schema: z.ZodMiniType;
}

/** Every schema that the contract exports, by name. */
export function contractSchemas(): Shape[] {
  const schemas = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      value instanceof z.ZodMiniType ? [{ name, schema: value }] : [],
    ),
  );
  return schemas.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Names every object that the contract exports, and its long enums. */
export function nameShapes(): { shapes: Shape[]; naming: Naming; source: ContractSource } {
  const shapes = contractSchemas().filter(({ schema }) => isShape(schema));
  const source = readContractSource();
  const links = shapes.map(({ name, schema }) => {
    return [schema, `[${name}](#${name.toLowerCase()})`] as const;
  });
  return { shapes, naming: { source, shapes: new Map(links) }, source };
}

function isShape(schema: z.ZodMiniType): boolean {
  if (schema instanceof z.ZodMiniTuple) return true;
  if (schema instanceof z.ZodMiniEnum) return schema.options.length > SHORT_ENUM;
  if (!(schema instanceof z.ZodMiniObject)) return false;
  return Object.keys(schema.shape).length > 2;
}
