import type { CommandRefusalCode, RefusalCode } from './refusalCode.ts';

export interface RefusalOptions {
  status?: number;
  /** Messages by the name of the form field. */
  fields?: Record<string, string>;
  /** When to try again, in seconds. */
  retryAfter?: number;
}

/** A refused call: a stable code for the app and plain text for the player. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode | CommandRefusalCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    code: RefusalCode | CommandRefusalCode,
    message: string,
    { status = 400, fields, retryAfter }: RefusalOptions = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** A 401 with `error: true`, which makes the app sign the player out. */
export function signedOut(because = 'Your session has ended.'): Refusal {
  return new Refusal('session-ended', `${because} Please sign in again.`, {
    status: 401,
  });
}
