import * as z from 'zod/mini';

const Field = z.object({ name: z.string(), value: z.string() });

const Entry = z.object({
  startedDateTime: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z._default(z.array(Field), []),
    postData: z.optional(
      z.object({ mimeType: z.optional(z.string()), text: z.optional(z.string()) }),
    ),
  }),
  response: z.object({
    status: z.int(),
    content: z._default(
      z.object({ text: z.optional(z.string()), encoding: z.optional(z.string()) }),
      {},
    ),
  }),
  /** As Chrome writes the frames of a websocket; the time is in seconds. */
  _webSocketMessages: z.optional(
    z.array(z.object({ type: z.enum(['send', 'receive']), time: z.number(), data: z.string() })),
  ),
});
export type Entry = z.output<typeof Entry>;

/** A file saved from the network panel of a browser's devtools, as far as it is read here. */
export const Har = z.object({ log: z.object({ entries: z.array(Entry) }) });

/** The text of an answer. */
export function textOf({ content: { text = '', encoding } }: Entry['response']): string {
  if (encoding !== 'base64') return text;
  return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
}
