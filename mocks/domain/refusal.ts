import type { CommandRefusalCode, RefusalCode } from './refusalCode.ts';

export interface RefusalOptions {
  status?: number;
  /** Messages by form field. */
  fields?: Record<string, string>;
  /** When it may be tried again, in seconds. */
  retryAfter?: number;
}

/** A call that the rules refuse: a stable code for the app and plain text for the player. */
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

/** 401 with `error: true`, on which the app signs the player out. */
export function signedOut(): Refusal {
  return new Refusal('session-ended', 'Your session has ended. Please sign in again.', {
    status: 401,
  });
}
