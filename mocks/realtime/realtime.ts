import * as z from 'zod/mini';
import { everyAsked } from '../../src/contract/everyEvent.ts';
import type { AskedEvent } from '../../src/contract/kit/event.ts';
import { accountByToken } from '../domain/account/accounts.ts';
import { createLines, type Lines } from '../engine/realtime/lines.ts';
import type { Context } from '../http/context.ts';
import { type Answer, answers } from './answers.ts';
import { createMarketStream, type MarketStream } from './marketStream.ts';

export interface Realtime extends Lines {
  stream: MarketStream;
}

const ANSWERED = new Map<AskedEvent, Answer<AskedEvent>>(
  (Object.keys(everyAsked) as (keyof typeof everyAsked)[]).map((name) => [
    everyAsked[name],
    answers[name] as Answer<never>,
  ]),
);

export function createRealtime(context: Context): Realtime {
  const { operator } = context;
  const stream = createMarketStream(context);
  const lines = createLines(context, {
    accountOf: (token) => accountByToken(operator, token).accountId,
    asked: [...ANSWERED.keys()],
    reply: (event, payload, { link, token }) =>
      ANSWERED.get(event)?.({ operator, link, token, stream, payload }),
    refusal: (event, message) => refusalFor(event.reply, message),
    onClosed: (link) => stream.forget(link),
  });
  return Object.assign(lines, { stream });
}

/** A refusal in the form that the reply of a question has. */
function refusalFor(reply: z.ZodMiniType, message: string) {
  const forms = [
    { status: 'error', message },
    { kind: 'refused', message },
  ];
  return forms.find((form) => z.safeParse(reply, form).success);
}
