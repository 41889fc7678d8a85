import * as z from 'zod/mini';
import { help } from './help.ts';

/** Longer than any test or demonstration waits. */
const LONGEST_MS = 3_600_000;
/** Answers with one of these carry no body. */
export const BODILESS = [204, 205, 304];

const areHeaders = (headers: object) => Object.keys(headers).every((name) => /^[\w-]+$/.test(name));

const Status = z.int().check(z.gte(200), z.lte(599));

/**
 * The schema of faults, given that of their `match`: a pattern for the calls and socket events of one API.
 */
export function faultOf<Match extends z.ZodMiniType<string>>(
  match: Match,
  /** Why a fault would do nothing to anything that it matches. */
  uselessBecause: (fault: unknown) => string | undefined = () => undefined,
) {
  return z
    .strictObject({
      match: help(
        '`POST /deposit/create`, `socket get:balance`, or a pattern: `GET *`, `socket *`, `*`.',
        match,
      ),
      who: help(
        'Only what this player does or is sent: an id or a username.',
        z.optional(z.union([z.int(), z.string()], 'A player is an id or a username')),
      ),
      where: help(
        `Only with these values, by the names of parameters in path, query or body, or of an event's fields.`,
        z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
      ),
      headers: help(
        'Only calls with these headers: `{"user-agent":"Mozilla*"}`, where `*` stands for the rest.',
        z.optional(
          z
            .record(z.string(), z.string())
            .check(z.refine(areHeaders, 'A header is letters, digits and hyphens')),
        ),
      ),
      times: help(
        'How many times; without it, until it is cleared.',
        z.optional(z.int().check(z.gte(1))),
      ),
      every: help(
        'Only every n-th match: 3 spares two and hits the third.',
        z.optional(z.int().check(z.gte(1))),
      ),
      status: help('Answers with this status instead of running the rules.', z.optional(Status)),
      body: help(
        'Answers with this JSON body, and with status 200 unless one is given.',
        z.optional(z.unknown()),
      ),
      patch: help(
        'Replaces parts of the real answer, and leaves out those that are null: `{"name":"Ada","email":null}`. In lists a part is named by its place or `*`: `{"events":{"*":{"score":null}}}`. An answer that lacks them is left alone.',
        z.optional(z.record(z.string(), z.unknown())),
      ),
      retryAfter: help(
        'The Retry-After of the answer, in seconds.',
        z.optional(z.int().check(z.gte(0))),
      ),
      delayMs: help(
        'Answers so many real milliseconds later.',
        z.optional(z.int().check(z.gte(0), z.lte(LONGEST_MS))),
      ),
      network: help(
        'Breaks the connection before anything is done. A socket request gets no acknowledgement. A pushed event, such as `socket market:change`, is lost, which leaves a gap in the stream.',
        z.optional(z.boolean()),
      ),
      truncate: help(
        'Sends only the first half of the answer as if it were complete.',
        z.optional(z.boolean()),
      ),
      html: help(
        'Answers with a web page, like a captive portal or proxy.',
        z.optional(z.boolean()),
      ),
      ackLost: help(
        'Performs the call, then breaks the connection instead of answering.',
        z.optional(z.boolean()),
      ),
    })
    .check(
      z.refine(
        hasEffect,
        'Without a status, body, patch, delayMs, network, truncate, html or ackLost, a fault does nothing',
      ),
      z.refine(
        ({ status = 200, body, html }) => !BODILESS.includes(status) || !(body || html),
        'An answer of 204, 205 or 304 has no body',
      ),
      z.refine(
        ({ status = 500, body, html }) =>
          status >= 400 || BODILESS.includes(status) || body || html,
        'An answer of success needs a body',
      ),
      z.refine((fault) => waysOf(fault).length < 2, {
        error: ({ input }) => `One thing can happen to a call, not ${waysOf(input).join(' and ')}`,
      }),
      z.refine((fault) => uselessBecause(fault) === undefined, {
        error: ({ input }) => uselessBecause(input) ?? '',
      }),
    );
}

/** A deliberate failure of the calls and socket events that match. */
export type Fault = z.output<ReturnType<typeof faultOf<z.ZodMiniType<string>>>>;

/** What would happen to a call, by fields that exclude each other. */
function waysOf(fault: unknown): string[] {
  const { status, body, patch, delayMs, html, network, truncate, ackLost } = Object(fault);
  const isPatch = patch !== undefined;
  // A patch is found to fit when the answer is there: too late to wait for it.
  const own = { html, network, truncate, ackLost, patch: isPatch, delayMs: isPatch && delayMs > 0 };
  const isOwn = status !== undefined || body !== undefined;
  const ways = Object.entries(own).flatMap(([name, isOn]) => (isOn === true ? [name] : []));
  // A portal's page has a status of its own.
  return isOwn && !html ? [...ways, status === undefined ? 'body' : 'status'] : ways;
}

function hasEffect(fault: Record<string, unknown>): boolean {
  const { status, body, patch = {}, delayMs, network, truncate, html, ackLost } = fault;
  const answers = status !== undefined || body !== undefined || delayMs !== undefined;
  if (Object.keys(Object(patch)).length > 0) return true;
  return answers || [network, truncate, html, ackLost].includes(true);
}
