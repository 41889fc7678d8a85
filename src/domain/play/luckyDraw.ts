import { hmacSha256, sha256Hex } from '../../lib/sha256.ts';

export const DRAW_PRIZES = 30;
/** Most tickets of one player in a week: one for each day. */
export const MOST_TICKETS = 7;
/** The settled bet that brings a day's ticket, kobo. */
export const TICKET_STAKE_KOBO = 100_00;

/** A player in a draw's list, under a code that only they know to be theirs. */
export interface DrawHolder {
  code: string;
  tickets: number;
}

/** A ticket drawn. Tickets are numbered from 1, in the order of the list. */
export interface DrawnTicket {
  ticket: number;
  code: string;
}

const LINE = /^([A-Z2-9]{8}) ([1-7])$/;
const NUMBER_BYTES = 6;
const NUMBERS = 2 ** (8 * NUMBER_BYTES);

/** The list as it is published: a line for each player, by code, with the number of their tickets. */
export function drawListText(holders: readonly DrawHolder[]): string {
  return [...holders]
    .sort((one, other) => (one.code < other.code ? -1 : 1))
    .map(({ code, tickets }) => `${code} ${tickets}\n`)
    .join('');
}

/** Reads a published list; undefined unless every line is one. */
export function readDrawList(text: string): DrawHolder[] | undefined {
  const lines = text.split('\n').slice(0, -1);
  const holders = lines.flatMap((line) => {
    const [, code, tickets] = LINE.exec(line) ?? [];
    return code ? [{ code, tickets: Number(tickets) }] : [];
  });
  return holders.length === lines.length ? holders : undefined;
}

/** What is published when the list closes: no line can change without changing this. */
export function drawFingerprint(list: string): string {
  return sha256Hex(list);
}

/**
 * Draws the winners. The i-th number is the first six bytes of HMAC-SHA-256 of `fingerprint:i` under the
 * seed; its remainder by the number of tickets, plus one, is the ticket. Numbers beyond the last whole
 * multiple are passed over, so that every ticket has the same chance, and so are players who have won.
 */
export function drawTickets(list: string, seed: string, prizes = DRAW_PRIZES): DrawnTicket[] {
  const codes = (readDrawList(list) ?? []).flatMap(({ code, tickets }) =>
    Array(tickets).fill(code),
  );
  const players = new Set(codes).size;
  const fingerprint = drawFingerprint(list);
  const limit = NUMBERS - (NUMBERS % Math.max(1, codes.length));
  const drawn: DrawnTicket[] = [];
  const winners = new Set<string>();
  for (let turn = 1; drawn.length < Math.min(prizes, players); turn++) {
    const number = numberOf(hmacSha256(seed, `${fingerprint}:${turn}`));
    const code: string | undefined = codes[number % codes.length];
    if (number >= limit || code === undefined || winners.has(code)) continue;
    winners.add(code);
    drawn.push({ ticket: (number % codes.length) + 1, code });
  }
  return drawn;
}

function numberOf(bytes: Uint8Array): number {
  return bytes.slice(0, NUMBER_BYTES).reduce((number, byte) => number * 256 + byte, 0);
}

interface PublishedDraw {
  fingerprint: string;
  seed: string;
  winners: readonly DrawnTicket[];
}

/** How a draw differs from its list and seed; undefined when it does not. Needs no network. */
export function drawFault(
  list: string,
  { fingerprint, seed, winners }: PublishedDraw,
): string | undefined {
  if (drawFingerprint(list) !== fingerprint) {
    return 'The list is not the one whose fingerprint was published before the draw.';
  }
  if (!readDrawList(list)) return 'The list cannot be read.';
  const own = drawTickets(list, seed).map(({ ticket, code }) => `${ticket} ${code}`);
  const told = winners.map(({ ticket, code }) => `${ticket} ${code}`);
  return own.join() === told.join() ? undefined : 'The seed draws other tickets from this list.';
}

/** The first and the last ticket of a player in a list; undefined if the code has none. */
export function ticketsOf(list: string, code: string): { first: number; last: number } | undefined {
  let before = 0;
  for (const holder of readDrawList(list) ?? []) {
    if (holder.code === code) return { first: before + 1, last: before + holder.tickets };
    before += holder.tickets;
  }
  return undefined;
}
