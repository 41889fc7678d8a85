import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';
import type { Endpoint } from './endpoint.ts';

/** An answer before it is sent: status and JSON. */
export interface Reply {
  /** 0 breaks the connection. */
  status: number;
  body: string;
  /** For refusals that pass, in seconds. */
  retryAfter?: number;
}

/** The answer with an output, encoded with the contract. */
export function accepted<E extends Pick<Endpoint, 'path' | 'output'>>(
  endpoint: E,
  output: z.output<E['output']>,
): Reply {
  return { status: 200, body: JSON.stringify(encoded(endpoint, output)) };
}

/** An output on the wire. One that does not match the contract is a bug of the mock: a 500. */
export function encoded(
  { path, output: schema }: Pick<Endpoint, 'path' | 'output'>,
  output: unknown,
): Record<string, unknown> {
  const wire = z.safeEncode(schema, output as never);
  if (wire.success) return Object(wire.data);
  throw new Error(
    `The mock's answer to ${path} breaks the contract: ${z.prettifyError(wire.error)}`,
  );
}

/** The reply to an error: a refusal as it is, anything else as a 500. */
export function refused(error: unknown): Reply {
  if (!(error instanceof Refusal)) {
    console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    return failure(500, { message, code: 'mock-broken' });
  }
  const { message, code, fields, retryAfter } = error;
  return {
    ...failure(error.status, { message, code, ...(fields && { fields }) }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

interface Failure {
  message: string;
  code: string;
  fields?: Record<string, string>;
}

function failure(status: number, body: Failure): Reply {
  return { status, body: JSON.stringify({ error: true, ...body }) };
}

/** The refusal of an input that does not match the contract; names the fields. */
export function invalid(error: z.core.$ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    fields[path.join('.')] ??= message === 'Invalid input' ? 'Please check this' : message;
  }
  const [[name, text] = ['', 'Invalid request']] = Object.entries(fields);
  const message = text === 'Please check this' ? `Please check: ${name || 'the request'}` : text;
  return new Refusal('invalid', message, { fields });
}
