import { Refusal } from '../../mocks/domain/refusal.ts';
import { accepted, refused } from '../../mocks/engine/http/reply.ts';
import type { Endpoint, OutputOf } from '../contract/kit/endpoint.ts';

// Server answers for tests that replace `fetch` and need neither a page nor a backend.

const respond = ({ status, body }: { status: number; body: string }) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });

/** An endpoint's answer, encoded by the contract; one that does not match fails the test. */
export function answerOf<E extends Endpoint>(endpoint: E, output: OutputOf<E>): Response {
  return respond(accepted(endpoint, output));
}

/** A refusal, as the mock backend sends it. */
export function refusalOf(...refusal: ConstructorParameters<typeof Refusal>): Response {
  return respond(refused(new Refusal(...refusal)));
}

/** Raw JSON, whether or not it matches the contract. For tests of the code that parses it. */
export function rawJson(body: unknown, status = 200): Response {
  return respond({ status, body: JSON.stringify(body) });
}
