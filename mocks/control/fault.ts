import * as z from 'zod/mini';

/** Something that goes wrong on purpose, for the calls and socket events that match. */
export const Fault = z.object({
  /** `POST /deposit/create`, `socket get:balance`, or a pattern: `GET *`, `socket *`, `*`. */
  match: z.string(),
  /** How often; without it, until it is cleared. */
  times: z.optional(z.int().check(z.gte(1))),
  /** Only every so many-th time; 3 spares two and hits the third. */
  every: z.optional(z.int().check(z.gte(1))),
  /** Answers with this status instead of asking the rules. */
  status: z.optional(z.int()),
  /** Answers with this body, as JSON, and with 200 unless a status is named. */
  body: z.optional(z.unknown()),
  /** Said with the answer, in seconds. */
  retryAfter: z.optional(z.int()),
  delayMs: z.optional(z.int()),
  /**
   * Breaks the connection before anything is done. A socket event is never acknowledged, and one that
   * the server sends, such as `socket market:change`, is lost on its way: what follows it has a gap.
   */
  network: z.optional(z.boolean()),
  /** Sends only the first half of the answer, as if that were all of it. */
  truncate: z.optional(z.boolean()),
  /** Answers with a web page, as a captive portal or a proxy does. */
  html: z.optional(z.boolean()),
  /** Does what was asked, then breaks the connection instead of answering. */
  ackLost: z.optional(z.boolean()),
});
export type Fault = z.output<typeof Fault>;

/** The faults in force, in the order they were set. */
export interface Faults {
  add(fault: Fault): void;
  clear(match?: string): void;
  list(): Fault[];
  /** The first fault for a subject such as `GET /bets`, counted as used. */
  take(subject: string): Fault | undefined;
  /** Whether the whole world is cut off, as if its server had stopped. */
  isServerDown(): boolean;
  /** What the faults matched that were set and have met nothing, those that were cleared since too. */
  unmet(): string[];
  /** For a world that begins anew: no faults, and none that were ever set. */
  restart(): void;
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  const unmet: string[] = [];
  const spared = new Map<Fault, number>();

  /** Counts a match that the fault lets pass because it hits only every so many-th. */
  const isSpared = (fault: Fault) => {
    const count = (spared.get(fault) ?? 0) + 1;
    const isHit = count >= (fault.every ?? 1);
    spared.set(fault, isHit ? 0 : count);
    return !isHit;
  };
  /** By pattern: a fault that was set twice has to be met twice. */
  const meet = ({ match }: Fault) => {
    const place = unmet.indexOf(match);
    if (place >= 0) unmet.splice(place, 1);
  };
  return {
    add(fault) {
      faults.push(fault);
      // A stopped server is asked nothing: nobody needs to have tried.
      if (fault.match !== '*') unmet.push(fault.match);
    },
    clear(match) {
      faults = match === undefined ? [] : faults.filter((fault) => fault.match !== match);
    },
    list: () => faults.map((fault) => ({ ...fault })),
    take(subject) {
      const index = faults.findIndex((fault) => matches(fault.match, subject) && !isSpared(fault));
      const fault = faults[index];
      if (fault) meet(fault);
      if (fault?.times === undefined) return fault;
      if (fault.times <= 1) faults = faults.toSpliced(index, 1);
      else faults = faults.with(index, { ...fault, times: fault.times - 1 });
      return fault;
    },
    isServerDown: () =>
      faults.some(
        ({ match, network, times, every }) => match === '*' && network && !times && !every,
      ),
    unmet: () => [...unmet],
    restart() {
      faults = [];
      unmet.length = 0;
    },
  };
}

function matches(pattern: string, subject: string): boolean {
  const prefix = pattern.endsWith('*') ? pattern.slice(0, -1) : undefined;
  return prefix === undefined ? subject === pattern : subject.startsWith(prefix);
}
