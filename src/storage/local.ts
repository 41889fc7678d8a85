import * as z from 'zod/mini';
import { type Local, localText } from './localText.ts';

/** A small value in local storage, as JSON. Use `store()` for anything large or private to a player. */
export function local<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): Local<z.output<Schema>> {
  const text = localText(key);
  return {
    read() {
      try {
        return z.safeParse(schema, JSON.parse(text.read() ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    write: (value) => text.write(value === undefined ? undefined : JSON.stringify(value)),
  };
}
