import * as z from 'zod/mini';
import { nearest } from './nearest.ts';

/** Longer than any test or demonstration waits. */
const LONGEST_MS = 3_600_000;
/** Answers with one of these carry no body. */
export const BODILESS = [204, 205, 304];

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
      /** `POST /deposit/create`, `socket get:balance`, or a pattern: `GET *`, `socket *`, `*`. */
      match,
      /** How many times; without it, until it is cleared. */
      times: z.optional(z.int().check(z.gte(1))),
      /** Only every n-th match: 3 spares two and hits the third. */
      every: z.optional(z.int().check(z.gte(1))),
      /** Answers with this status instead of running the rules. */
      status: z.optional(Status),
      /** Answers with this JSON body, and with status 200 unless one is given. */
      body: z.optional(z.unknown()),
      /** The Retry-After of the answer, in seconds. */
      retryAfter: z.optional(z.int().check(z.gte(0))),
      delayMs: z.optional(z.int().check(z.gte(0), z.lte(LONGEST_MS))),
      /**
       * Breaks the connection before anything is done. A socket request gets no acknowledgement. A pushed event,
       * such as `socket market:change`, is lost, which leaves a gap in the stream.
       */
      network: z.optional(z.boolean()),
      /** Sends only the first half of the answer as if it were complete. */
      truncate: z.optional(z.boolean()),
      /** Answers with a web page, like a captive portal or proxy. */
      html: z.optional(z.boolean()),
      /** Performs the call, then breaks the connection instead of answering. */
      ackLost: z.optional(z.boolean()),
    })
    .check(
      z.refine(
        hasEffect,
        'Without a status, body, delayMs, network, truncate, html or ackLost, a fault does nothing',
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
  const { status, body, html, network, truncate, ackLost } = Object(fault);
  const own = { html, network, truncate, ackLost };
  const isOwn = status !== undefined || body !== undefined;
  const ways = Object.entries(own).flatMap(([name, isOn]) => (isOn === true ? [name] : []));
  // A portal's page has a status of its own.
  return isOwn && !html ? [...ways, status === undefined ? 'body' : 'status'] : ways;
}

function hasEffect(fault: Record<string, unknown>): boolean {
  const { status, body, delayMs, network, truncate, html, ackLost } = fault;
  const answers = status !== undefined || body !== undefined || delayMs !== undefined;
  return answers || [network, truncate, html, ackLost].includes(true);
}

/** What became of the faults with one pattern. */
export interface FaultFate {
  match: string;
  /** How often one of them was used. */
  hits: number;
  /** Of those that were never used: the call or event that came nearest. */
  nearMiss?: string;
}

/** The active faults, in the order they were set. */
export interface Faults {
  add(fault: Fault): void;
  clear(match?: string): void;
  list(): Fault[];
  /** The first fault that matches a subject such as `GET /bets`; counts as a use of it. */
  take(subject: string): Fault | undefined;
  /** Grows with every change and use. */
  revision(): number;
  /** Whether the whole world is cut off, as if its server had stopped. */
  isServerDown(): boolean;
  /** What became of each pattern since the world began, cleared ones included. */
  fates(): FaultFate[];
  /** The patterns of faults that never matched anything, cleared ones included. */
  unmet(): string[];
  /** Returns what brings back the faults of now. */
  remember(): () => void;
  /** Forgets all faults, also for `unmet`. For a world that restarts. */
  restart(): void;
}

export function createFaults(
  /** Whether a fault can do anything to a subject that its pattern matches; otherwise it is not used up by it. */
  works: (fault: Fault, subject: string) => boolean = () => true,
): Faults {
  let faults: Fault[] = [];
  const unmet: string[] = [];
  let revision = 0;
  const hits = new Map<string, number>();
  const asked = new Set<string>();
  const spared = new Map<Fault, number>();

  /** Counts a match, and tells whether `every` spares it. */
  const isSpared = (fault: Fault) => {
    const count = (spared.get(fault) ?? 0) + 1;
    const isHit = count >= (fault.every ?? 1);
    spared.set(fault, isHit ? 0 : count);
    return !isHit;
  };
  /** By pattern: a fault that was set twice must match twice. */
  const meet = ({ match }: Fault) => {
    const place = unmet.indexOf(match);
    if (place >= 0) unmet.splice(place, 1);
  };
  return {
    add(fault) {
      // A new list, because others remember the one before.
      faults = [...faults, fault];
      hits.set(fault.match, hits.get(fault.match) ?? 0);
      revision += 1;
      // A stopped server need not have been called by anybody.
      if (fault.match !== '*') unmet.push(fault.match);
    },
    clear(match) {
      revision += 1;
      faults = match === undefined ? [] : faults.filter((fault) => fault.match !== match);
    },
    list: () => faults.map((fault) => ({ ...fault })),
    take(subject) {
      asked.add(subject);
      const index = faults.findIndex(
        (fault) => matches(fault.match, subject) && works(fault, subject) && !isSpared(fault),
      );
      const fault = faults[index];
      if (fault) {
        meet(fault);
        hits.set(fault.match, (hits.get(fault.match) ?? 0) + 1);
        revision += 1;
      }
      if (fault?.times === undefined) return fault;
      if (fault.times <= 1) faults = faults.toSpliced(index, 1);
      else faults = faults.with(index, { ...fault, times: fault.times - 1 });
      return fault;
    },
    revision: () => revision,
    isServerDown: () =>
      faults.some(
        ({ match, network, times, every }) => match === '*' && network && !times && !every,
      ),
    fates: () =>
      [...hits].map(([match, count]) => {
        const nearMiss = count === 0 ? nearest(match, asked) : undefined;
        return { match, hits: count, ...(nearMiss !== undefined && { nearMiss }) };
      }),
    unmet: () => [...unmet],
    remember() {
      const kept = { faults, unmet: [...unmet] };
      return () => {
        faults = kept.faults;
        unmet.splice(0, unmet.length, ...kept.unmet);
      };
    },
    restart() {
      revision += 1;
      faults = [];
      unmet.length = 0;
      hits.clear();
      asked.clear();
    },
  };
}

function matches(pattern: string, subject: string): boolean {
  const prefix = pattern.endsWith('*') ? pattern.slice(0, -1) : undefined;
  return prefix === undefined ? subject === pattern : subject.startsWith(prefix);
}
