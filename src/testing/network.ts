import 'fake-indexeddb/auto';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { onTestFinished, vi } from 'vitest';
import type { Backend } from '../../mocks/backend.ts';
import type { Control } from '../../mocks/control/control.ts';
import { walletOf } from '../../mocks/domain/money/wallet.ts';
import { readInput } from '../../mocks/engine/http/readInput.ts';
import { accepted, refused } from '../../mocks/engine/http/reply.ts';
import { createTestCaller } from '../../mocks/hosts/testCaller.ts';
import { call } from '../api/call.ts';
import { callHooks } from '../api/callHooks.ts';
import { login } from '../contract/account/auth.ts';
import type { Endpoint, InputOf, OutputOf } from '../contract/kit/endpoint.ts';
import { env } from '../env.ts';
import { connection } from '../state/session/connection.ts';
import { sendGoodbyes } from '../state/session/goodbye.ts';
import { beginSession, session, setWallet } from '../state/session/session.ts';
import { freshState } from './freshState.ts';
import './noSocket.ts';
import { decoded, type Sent, sentLog } from './sentLog.ts';
import { LIMIT_MS } from './until.ts';

// Calls after the end of a test find no network instead of the machine's.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

/** The network and the server of a test: a mock backend with its own world. */
export interface Network {
  backend: Backend;
  /** Runs a control command: `run('fault', { match: 'GET /bets', network: true })`. */
  run: Control['run'];
  /**
   * Answers an endpoint instead of the backend, encoded by the contract. If `reply` throws a `Refusal`, the
   * call is refused; if it never answers, the call stays under way.
   */
  answer<E extends Endpoint>(
    endpoint: E,
    reply: (input: InputOf<E>, key: string) => OutputOf<E> | Promise<OutputOf<E>>,
  ): void;
  /** From here on nothing answers. */
  goDown(): void;
  comeBack(): void;
  /** What the app has sent to an endpoint, decoded, oldest first. */
  sent<E extends Endpoint>(endpoint: E): Promise<Sent<E>[]>;
  /** How often the app has called an endpoint. */
  calls(endpoint: Endpoint): number;
  signIn(username?: 'adaeze' | 'emeka'): Promise<void>;
}

/**
 * Puts a mock backend behind every call of this test. When the test ends, both are removed and the state is
 * reset.
 */
export function openNetwork(options: { scenario?: string } = {}): Network {
  const { backend } = createTestCaller(options);
  let isDown = false;
  const cutOff = http.all('*', () => (isDown ? HttpResponse.error() : undefined));
  const server = setupServer(cutOff, ...backend.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  const log = sentLog();
  server.events.on('request:start', ({ request }) => log.note(request));
  // Node accepts only absolute URLs.
  env.apiBase = `${location.origin}/api`;
  callHooks.token = () => session.token;
  onTestFinished(async () => {
    // A sign-out that this server has not heard of would be told to that of the next test, which gives the same
    // tokens: it would end the session there.
    isDown = false;
    connection.status = 'live';
    await sendGoodbyes(AbortSignal.timeout(LIMIT_MS));
    server.close();
    backend.dispose();
    await freshState();
  });

  return {
    backend,
    run: backend.control.run,
    answer(endpoint, reply) {
      const mount = endpoint.method === 'GET' ? http.get : http.post;
      const handler = mount(
        `*/api${endpoint.path}`,
        async ({ request, params: { 0: _, ...path } }) => {
          if (isDown) return HttpResponse.error();
          const key = request.headers.get('idempotency-key') ?? '';
          const { status, body } = await readInput(endpoint, request, path)
            .then((wire) => reply(decoded(endpoint, wire), key))
            .then((output) => accepted(endpoint, output))
            .catch(refused);
          return new HttpResponse(body, {
            status,
            headers: { 'content-type': 'application/json' },
          });
        },
      );
      server.use(handler);
    },
    goDown() {
      isDown = true;
    },
    comeBack() {
      isDown = false;
    },
    sent: log.sent,
    calls: log.calls,
    async signIn(username = 'adaeze') {
      const signedIn = await call(login, { username, password: 'Passw0rd1' }, { quiet: true });
      beginSession(signedIn);
      // As the socket would report it.
      setWallet(walletOf(backend.context.operator, signedIn.user.id));
      connection.status = 'live';
    },
  };
}
