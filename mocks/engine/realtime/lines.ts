import * as z from 'zod/mini';
import { faultName, type Occasion } from '../control/faultLimits.ts';
import type { Fault } from '../control/faultOf.ts';
import { lackOf, patched } from '../control/patch.ts';
import type { HandlerContext } from '../handlerContext.ts';
import type { Handshake } from '../hosts/hosted.ts';
import type { AskedEvent, PushedEvent } from './event.ts';
import type { Link } from './link.ts';

/** A connection and its owner; `accountId` is undefined for a guest. */
interface Line {
  link: Link;
  token: string;
  accountId: number | undefined;
}

/** What the connections of a world need from its rules. */
export interface SocketRules {
  /** The account of a session; throws why there is none. */
  accountOf(token: string): number;
  asked: readonly AskedEvent[];
  /** The reply to a question whose payload is parsed, not yet encoded. */
  reply(event: AskedEvent, payload: unknown, line: Pick<Line, 'link' | 'token'>): unknown;
  /** The reply to a question that cannot be parsed, encoded. */
  refusal(event: AskedEvent, message: string): unknown;
  onClosed?(link: Link): void;
}

/** All connections of one world. */
export interface Lines extends Handshake {
  /** Sends an event to every connection of one account, or of everybody. */
  push<Payload extends z.ZodMiniType>(
    to: number | 'everyone',
    event: PushedEvent<Payload>,
    payload: z.output<Payload>,
  ): void;
  /** Closes the connections of one account, or of everybody. */
  kick(accountId?: number): void;
  /** Closes the connections of these sessions. */
  hangUp(tokens: string[]): void;
}

export function createLines(context: HandlerContext, rules: SocketRules): Lines {
  const { clock, journal, faults, latency } = context;
  const lines = new Map<string, Line>();
  const namesOf = (some: readonly Pick<Line, 'accountId'>[]) =>
    some.flatMap(({ accountId }) => context.nameOf?.(accountId) ?? []);

  /** What is sent, changed by the first patch that it fits. */
  const withPatch = (subject: string, occasion: Occasion, value: unknown) => {
    const lacks = ({ patch = {} }: Fault) => lackOf(patched(value, patch));
    const patching = faults.takePatch(subject, lacks, occasion);
    const found = patching?.patch ? patched(value, patching.patch) : { value };
    return { value: 'value' in found ? found.value : value, patching };
  };

  const listen = (line: Line, asked: AskedEvent) => {
    const { link, accountId } = line;
    link.onAsked(asked.name, async (sent, reply) => {
      const subject = `socket ${asked.name}`;
      const occasion = { who: namesOf([line]), sent: Object(sent) };
      const fault = faults.take(subject, occasion);
      await latency.wait(fault?.delayMs);
      context.catchUp();
      const respond = () => {
        const payload = z.safeDecode(asked.payload, (sent ?? {}) as never);
        if (!payload.success) return rules.refusal(asked, 'Invalid request');
        return z.encode(asked.reply, rules.reply(asked, payload.data, line) as never);
      };
      const own = fault?.network ? undefined : (fault?.body ?? respond());
      const isReal = !fault?.network && fault?.body === undefined && !fault?.ackLost;
      const { value: answered, patching } = isReal
        ? withPatch(subject, occasion, own)
        : { value: own };
      const used = patching ?? fault;
      journal.write({
        at: clock.now(),
        kind: 'asked',
        subject: asked.name,
        ...(accountId !== undefined && { accountId }),
        ...(used && { fault: faultName(used) }),
        sent,
        answered,
      });
      if (!fault?.network && !fault?.ackLost) reply(answered);
    });
  };

  return {
    get size() {
      return lines.size;
    },
    refuse(token) {
      const name = context.nameOf?.(token);
      const who = name === undefined ? [] : [name];
      const fault = faults.take('socket connect', { who, sent: {} });
      if (typeof fault?.body === 'string') return { type: 'SessionError', message: fault.body };
      if (token === '') return undefined;
      try {
        rules.accountOf(token);
        return undefined;
      } catch (error) {
        const message = error instanceof Error ? error.message : 'session error';
        return { type: 'SessionError', message };
      }
    },
    accept(link, token) {
      const accountId = token === '' ? undefined : rules.accountOf(token);
      const line: Line = { link, token, accountId };
      lines.set(link.linkId, line);
      for (const asked of rules.asked) listen(line, asked);
      link.onClosed(() => {
        lines.delete(link.linkId);
        rules.onClosed?.(link);
      });
    },
    push(to, event, payload) {
      const sent = z.encode(event.payload, payload as never);
      const hearers = [...lines.values()].filter(
        ({ accountId }) => to === 'everyone' || to === accountId,
      );
      const subject = `socket ${event.name}`;
      const who = namesOf(to === 'everyone' ? hearers : [{ accountId: to }]);
      const occasion = { who, sent: Object(sent) };
      const taken = faults.take(subject, occasion);
      const { value, patching } = taken
        ? { value: taken.body }
        : withPatch(subject, occasion, sent);
      const fault = taken ?? patching;
      journal.write({
        at: clock.now(),
        kind: 'pushed',
        subject: event.name,
        ...(to !== 'everyone' && { accountId: to }),
        ...(fault && { fault: faultName(fault) }),
        sent,
      });
      for (const line of hearers) {
        const hurt = fault?.who === undefined || namesOf([line]).includes(`${fault.who}`);
        if (hurt && fault?.network) continue;
        line.link.send(event.name, hurt && value !== undefined ? value : sent);
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
