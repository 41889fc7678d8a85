import { Refusal } from '../../mocks/domain/refusal.ts';
import { accepted, refused } from '../../mocks/http/reply.ts';
import type { Endpoint, OutputOf } from '../contract/kit/endpoint.ts';

// What a server answers, for tests that stand in for `fetch` where no page is and no backend is wanted.

const respond = ({ status, body }: { status: number; body: string }) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });

/** The answer of an endpoint, in the words of the contract; one that does not fit fails the test. */
export function answerOf<E extends Endpoint>(endpoint: E, output: OutputOf<E>): Response {
  return respond(accepted(endpoint, output));
}

/** A refusal, as the mock backend sends it. */
export function refusalOf(...refusal: ConstructorParameters<typeof Refusal>): Response {
  return respond(refused(new Refusal(...refusal)));
}

/** JSON as it comes over the wire, whether or not the contract knows it: for tests of what reads it. */
export function rawJson(body: unknown, status = 200): Response {
  return respond({ status, body: JSON.stringify(body) });
}
