export interface RefusalOptions {
  status?: number;
  /** Messages by the name of the form field. */
  fields?: Record<string, string>;
  /** When to try again, in seconds. */
  retryAfter?: number;
}

/** A refused call or command: a stable code for programs and plain text for people. */
export class Refusal<Code extends string = string> extends Error {
  override name = 'Refusal';
  readonly code: Code;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    code: Code,
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
