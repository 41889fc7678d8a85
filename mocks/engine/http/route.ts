import { type DefaultBodyType, type HttpHandler, http, type PathParams } from 'msw';
import type { HandlerContext } from '../handlerContext.ts';
import type { Mountable } from './endpoint.ts';
import { faulted } from './faulted.ts';
import { occasionOf } from './occasionOf.ts';
import type { RawInput } from './readInput.ts';
import type { Reply } from './reply.ts';

/** What the journal will say of a call, as far as it got. */
export interface Noted {
  accountId?: number;
  key?: string;
  sent?: RawInput;
  /** What a strict server would have refused. */
  warning?: string;
}

/** Answers a request whose path has these values; refusals are answers too. */
type AnswerCall = (request: Request, params: RawInput, noted: Noted) => Promise<Reply>;

/** Mounts a call: fault, latency, answer, journal. */
export function route(
  context: HandlerContext,
  endpoint: Mountable,
  answer: AnswerCall,
): HttpHandler[] {
  const methods = [endpoint.method, ...(endpoint.tolerates ? [endpoint.tolerates] : [])];
  return methods.map((method) => {
    const subject = `${method} ${endpoint.path}`;
    const mount = method === 'GET' ? http.get : http.post;
    return mount<PathParams, DefaultBodyType>(
      context.api + endpoint.path,
      async ({ request, params }) => {
        const noted: Noted = {};
        const occasion = await occasionOf(context, subject, request, params);
        const { response, ...outcome } = await faulted(context, subject, occasion, () =>
          answer(request, named(params), noted),
        );
        const { status } = outcome;
        if (noted.warning !== undefined && status > 0) {
          response.headers.set('x-mock-warning', noted.warning.replace(/[^ -~]/g, '?'));
        }
        const at = context.clock.now();
        // A server's own time is that of its world.
        if (status > 0) response.headers.set('date', new Date(at).toUTCString());
        context.journal.write({ at, kind: 'call', subject, ...noted, ...outcome });
        return response;
      },
    );
  });
}

/** The parameters of the path, without the one for its leading `*`. */
function named(params: PathParams): PathParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name)));
}
