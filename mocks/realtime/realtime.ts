import * as z from 'zod/mini';
import { everyAsked } from '../../src/contract/everyEvent.ts';
import type { AskedEvent } from '../../src/contract/kit/event.ts';
import { accountByToken } from '../domain/account/accounts.ts';
import type { Push } from '../domain/house.ts';
import type { Link, LinkRefusal } from '../engine/realtime/link.ts';
import type { Desk } from '../http/desk.ts';
import { type Answer, answers } from './answers.ts';
import { createMarketStream, type MarketStream } from './marketStream.ts';

/** A connection and its owner; `accountId` is undefined for a guest. */
interface Line {
  link: Link;
  token: string;
  accountId: number | undefined;
}

export interface Realtime {
  stream: MarketStream;
  /** Number of open connections. */
  readonly size: number;
  /** Why a handshake is refused; undefined when it is accepted. An empty token is a guest. */
  refuse(token: string): LinkRefusal | undefined;
  accept(link: Link, token: string): void;
  push: Push;
  /** Closes the connections of one account, or of everybody. */
  kick(accountId?: number): void;
  /** Closes the connections of these sessions. */
  hangUp(tokens: string[]): void;
  /** Breaks every connection, as if the server had died. */
  dropAll(): void;
}

export function createRealtime(desk: Desk): Realtime {
  const { house, journal, faults, latency } = desk;
  const lines = new Map<string, Line>();
  const stream = createMarketStream(desk);

  const listen = <Asked extends AskedEvent>(line: Line, asked: Asked, answer: Answer<Asked>) => {
    const { link, token, accountId } = line;
    link.onAsked(asked.name, async (sent, reply) => {
      const fault = faults.take(`socket ${asked.name}`);
      await latency.wait(fault?.delayMs);
      desk.catchUp();
      const respond = () => {
        const payload = z.safeDecode(asked.payload, (sent ?? {}) as never);
        if (!payload.success) return refusalFor(asked.reply, 'Invalid request');
        const question = { house, link, token, stream, payload: payload.data as never };
        return z.encode(asked.reply, answer(question) as never);
      };
      const played = desk.player.question(asked.name, sent);
      const answered = fault?.network
        ? undefined
        : (fault?.body ?? (played ? played.answered : respond()));
      journal.write({
        at: house.clock.now(),
        kind: 'asked',
        subject: asked.name,
        ...(accountId !== undefined && { accountId }),
        ...(fault && { fault: fault.match }),
        sent,
        answered,
      });
      if (!fault?.network && !fault?.ackLost) reply(answered);
    });
  };
  const listenTo = <Name extends keyof typeof everyAsked>(line: Line, name: Name) =>
    listen<(typeof everyAsked)[Name]>(line, everyAsked[name], answers[name]);

  return {
    stream,
    get size() {
      return lines.size;
    },
    refuse(token) {
      const fault = faults.take('socket connect');
      if (typeof fault?.body === 'string') return { type: 'SessionError', message: fault.body };
      if (token === '') return undefined;
      try {
        accountByToken(house, token);
        return undefined;
      } catch (error) {
        const message = error instanceof Error ? error.message : 'session error';
        return { type: 'SessionError', message };
      }
    },
    accept(link, token) {
      const accountId = token === '' ? undefined : accountByToken(house, token).accountId;
      const line: Line = { link, token, accountId };
      lines.set(link.linkId, line);
      for (const name of Object.keys(everyAsked) as (keyof typeof everyAsked)[]) {
        listenTo(line, name);
      }
      link.onClosed(() => {
        lines.delete(link.linkId);
        stream.forget(link);
      });
    },
    push(to, event, payload) {
      const sent = z.encode(event.payload, payload as never);
      const fault = faults.take(`socket ${event.name}`);
      journal.write({
        at: house.clock.now(),
        kind: 'pushed',
        subject: event.name,
        ...(to !== 'everyone' && { accountId: to }),
        ...(fault && { fault: fault.match }),
        sent,
      });
      if (fault?.network) return;
      for (const { link, accountId } of lines.values()) {
        if (to === 'everyone' || to === accountId) link.send(event.name, fault?.body ?? sent);
      }
    },
    kick(accountId) {
      for (const line of [...lines.values()]) {
        if (accountId === undefined || line.accountId === accountId) line.link.kick();
      }
    },
    hangUp(tokens) {
      for (const line of [...lines.values()]) if (tokens.includes(line.token)) line.link.kick();
    },
    dropAll() {
      for (const { link } of [...lines.values()]) link.drop();
    },
  };
}

/** A refusal in the form that the reply of a question has. */
function refusalFor(reply: z.ZodMiniType, message: string) {
  const forms = [
    { status: 'error', message },
    { kind: 'refused', message },
  ];
  return forms.find((form) => z.safeParse(reply, form).success);
}
