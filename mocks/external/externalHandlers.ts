import { type HttpHandler, HttpResponse, http } from 'msw';
import * as z from 'zod/mini';
import { everyExternal } from '../../src/contract/everyEndpoint.ts';
import type { ExternalCall } from '../../src/contract/external.ts';
import { formatNaira } from '../../src/domain/money/money.ts';
import { isFast } from '../domain/cashier/cashierGateway.ts';
import { approveDeposit, declineDeposit } from '../domain/cashier/deposits.ts';
import { gameNow } from '../domain/fixtures.ts';
import type { Operator } from '../domain/operator.ts';
import { faulted } from '../engine/http/faulted.ts';
import type { Context } from '../http/context.ts';
import { html } from './frame/html.ts';
import { frameHandlers } from './frameHandlers.ts';
import { frameUrl, jackpotWins, lobby, lobbyPage } from './lobby.ts';
import { page } from './page.ts';
import { TV_DELAY_SECONDS } from './tv/tvSite.ts';
import { worldNamed } from './worldNamed.ts';

type Answer<Call extends ExternalCall> = (
  context: Context,
  input: z.output<Call['input']>,
) => z.output<Call['output']>;

const answers: { [Name in keyof typeof everyExternal]: Answer<(typeof everyExternal)[Name]> } = {
  lookUpIp: () => ({ ip: '102.89.40.17' }),
  findTvStream: ({ operator }, { gameId }) => {
    const event = gameNow(operator, gameId, operator.clock.now())?.event;
    const none = { isAvailable: false, megabytesPerMinute: 0.5, delaySeconds: TV_DELAY_SECONDS };
    if (!event?.inPlay) return { ...none, reason: 'Live TV starts with the match' };
    return { ...none, isAvailable: true, url: frameUrl(operator, 'tv', gameId) };
  },
  getLobby: ({ operator }, query) =>
    lobbyPage(lobby(operator.clock.now(), jackpotWins(operator), operator.apiRoot), query),
};

/** The external services: their calls and the pages for their frames. They know no token. */
export function externalHandlers(context: Context): HttpHandler[] {
  const names = Object.keys(everyExternal) as (keyof typeof everyExternal)[];
  const mount = <Name extends keyof typeof everyExternal>(name: Name) =>
    service<(typeof everyExternal)[Name]>(context, everyExternal[name], answers[name]);
  return [
    ...names.map((name) => mount(name)),
    ...frameHandlers(context),
    pay(context),
    paid(context),
  ];
}

function service<Call extends ExternalCall>(context: Context, call: Call, answer: Answer<Call>) {
  const path = `/${call.service}${call.path}`;
  return http.get(`${context.api}/external${path}`, async ({ request, params }) => {
    const subject = `GET /external${path}`;
    const given = { ...Object.fromEntries(new URL(request.url).searchParams), ...params };
    const occasion = { who: [], sent: given };
    const { response, status, fault } = await faulted(context, subject, occasion, async () => {
      const input = z.safeDecode(call.input, given as never);
      if (!input.success) return { status: 400, body: '{"message":"Bad request"}' };
      const output = z.encode(call.output, answer(context, input.data as never) as never);
      return { status: 200, body: JSON.stringify(output) };
    });
    const hurt = fault !== undefined && { fault };
    context.journal.write({
      at: context.operator.clock.now(),
      kind: 'call',
      subject,
      status,
      ...hurt,
    });
    return response;
  });
}

/** A deposit that is paid on a provider's page. Others are none of a provider's. */
function paidHere({ db }: Operator, depositId: string) {
  const deposit = db.deposits.get(depositId);
  return deposit && isFast(deposit.gateway) ? deposit : undefined;
}

const PAY = '/external/pay/:depositId';

/** The card provider's page, on which the player chooses the bank's answer. */
function pay({ operator, api }: Context): HttpHandler {
  return http.get<{ depositId: string }>(api + PAY, ({ request, params }) => {
    const deposit = paidHere(operator, params.depositId);
    if (!deposit) return unknownPayment();
    const { amountKobo, depositId, status } = deposit;
    const buttons = html`<form method="post" action="?mock-world=${worldNamed(request)}"><button name="paid" value="yes">Pay</button><button name="paid" value="no">Decline</button></form>`;
    const next = status === 'pending' ? buttons : html`<p>This payment is ${status}.</p>`;
    const amount = html`<p>${formatNaira(amountKobo)} to Oja, ${depositId}</p>`;
    return HttpResponse.html(page({ title: 'Pay by card', body: html`${amount}${next}` }));
  });
}

function paid({ operator, api }: Context): HttpHandler {
  return http.post<{ depositId: string }>(api + PAY, async ({ params, request }) => {
    const deposit = paidHere(operator, params.depositId);
    if (!deposit) return unknownPayment();
    const answer = new URLSearchParams(await request.text()).get('paid');
    const at = operator.clock.now();
    if (deposit.status === 'pending') {
      if (answer === 'yes') approveDeposit(operator, deposit, at);
      else declineDeposit(operator, deposit, 'Declined by your bank', at);
    }
    const title = answer === 'yes' ? 'Paid' : 'Declined';
    return HttpResponse.html(page({ title, body: html`<p>You can close this page.</p>` }));
  });
}

function unknownPayment(): Response {
  const body = page({ title: 'Unknown payment', body: html`<p>There is no such payment.</p>` });
  return HttpResponse.html(body, { status: 404 });
}
