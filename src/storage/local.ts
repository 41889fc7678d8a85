import * as z from 'zod/mini';
import { type Local, localText } from './localText.ts';

/** A few values in local storage, as JSON. What is large, or a player's, is kept by `store()`. */
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
