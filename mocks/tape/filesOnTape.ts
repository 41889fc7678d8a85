import * as z from 'zod/mini';

/** An upload on a tape. A world keeps no more of it than this, so its content is left out. */
const FileOnTape = z.strictObject({
  file: z.strictObject({ name: z.string(), type: z.string(), bytes: z.int() }),
});

type Sent = Record<string, unknown>;

/** What was sent, as JSON can hold it. */
export function onTape(sent: Sent): Sent {
  return mapped(sent, (value) =>
    value instanceof File
      ? { file: { name: value.name, type: value.type, bytes: value.size } }
      : value,
  );
}

/** The same as it was sent, with files of the same sizes. */
export function sentAgain(sent: Sent): Sent {
  return mapped(sent, (value) => {
    const found = z.safeParse(FileOnTape, value);
    if (!found.success) return value;
    const { name, type, bytes } = found.data.file;
    return new File([new Uint8Array(bytes)], name, { type });
  });
}

function mapped(sent: Sent, change: (value: unknown) => unknown): Sent {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, change(value)]));
}
