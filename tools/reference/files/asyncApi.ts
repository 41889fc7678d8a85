import type * as z from 'zod/mini';
import { everyAsked, everyPushed } from '../../../src/contract/everyEvent.ts';
import type { AskedEvent, PushedEvent } from '../../../src/contract/kit/event.ts';
import { readContractSource } from '../contractSource.ts';
import { spoken } from '../markdown.ts';
import { about } from './about.ts';
import { createWireSchemas } from './wireSchemas.ts';

/** `docs/asyncapi.json`: every event, from the server's side. */
export function asyncApi(): object {
  const source = readContractSource();
  const schemas = createWireSchemas(source);
  const channels: Record<string, object> = {};
  const operations: Record<string, object> = {};

  const message = (name: string, payload: z.ZodMiniType) => ({
    name,
    contentType: 'application/json',
    payload: schemas.of(payload),
  });
  const described = (exported: string, more = '') => {
    const description = [source.docOf(exported), more].filter(Boolean).join(' ');
    return { summary: spoken(exported), ...(description && { description }) };
  };
  const marked = ({ ours }: { ours?: true }) => ours && { 'x-addition': 'event' };

  for (const [exported, event] of Object.entries(everyAsked) as [string, AskedEvent][]) {
    channels[exported] = {
      address: event.name,
      messages: {
        question: message(event.name, event.payload),
        answer: message(`${event.name} acknowledged`, event.reply),
      },
    };
    operations[exported] = {
      action: 'receive',
      channel: linkTo(exported),
      ...described(exported, about.acknowledged),
      messages: [linkTo(exported, 'question')],
      reply: { channel: linkTo(exported), messages: [linkTo(exported, 'answer')] },
      ...marked(event),
    };
  }
  for (const [exported, event] of Object.entries(everyPushed) as [string, PushedEvent][]) {
    channels[exported] = {
      address: event.name,
      messages: { event: message(event.name, event.payload) },
    };
    operations[exported] = {
      action: 'send',
      channel: linkTo(exported),
      ...described(exported),
      messages: [linkTo(exported, 'event')],
      ...marked(event),
    };
  }
  return {
    asyncapi: '3.0.0',
    info: { title: 'Oja', version: '1.0.0', description: about.events },
    defaultContentType: 'application/json',
    servers: {
      socket: { host: 'localhost', pathname: '/public/', protocol: 'socket.io' },
    },
    channels,
    operations,
    components: { schemas: schemas.named() },
  };
}

function linkTo(channel: string, message?: string) {
  const part = message === undefined ? '' : `/messages/${message}`;
  return { $ref: `#/channels/${channel}${part}` };
}
