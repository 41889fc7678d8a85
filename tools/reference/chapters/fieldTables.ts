import type * as z from 'zod/mini';
import { type Field, fieldsOf, type Naming, typeText } from '../fields.ts';
import { table } from '../markdown.ts';

/** A titled table of the fields of a schema, or its name; nothing for an empty one. */
export function fieldsTable(title: string, schema: z.ZodMiniType, naming: Naming): string {
  const named = naming.shapes.get(schema);
  if (named) return `**${title}** ${named}.`;
  const fields = fieldsOf(schema, naming);
  if (fields.length === 0) return '';
  return `**${title}**\n\n${fieldTable(fields)}`;
}

export function fieldTable(fields: Field[]): string {
  return table(
    ['field', 'type', ''],
    fields.map(({ name, type, note }) => [`\`${name}\``, type, note]),
  );
}

/** The items of a tuple by their place. */
export function itemTable(schema: z.ZodMiniType, naming: Naming, docs: string[]): string {
  const { items = [] } = schema._zod.def as { items?: z.ZodMiniType[] };
  return table(
    ['place', 'type', ''],
    items.map((item, place) => [`\`[${place}]\``, typeText(item, naming), docs[place] ?? '']),
  );
}
