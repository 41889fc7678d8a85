import { type HttpHandler, HttpResponse, http } from 'msw';
import { formatNaira } from '../../../src/domain/money/money.ts';
import { availableOf } from '../../domain/money/exposure.ts';
import { checkLive } from '../../domain/operator/checkLive.ts';
import { liveProviderLaunch } from '../../domain/providers/providerLaunches.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Context } from '../../http/context.ts';
import { frameUrl } from '../lobby.ts';
import { worldNamed } from '../worldNamed.ts';
import { framePage } from './framePage.ts';
import { html } from './html.ts';
import type { PageState, Site, Visit } from './site.ts';

/** Pages without an origin must be able to read the answers. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/** Names in the query that belong to the request and not to the page's state. */
const OWN = ['mock-world', 'launch'];

/** The first page of a provider's site, for its frame. */
export function sitePage(
  context: Context,
  site: Site,
  provider: string,
  request: Request,
  about: PageState,
): Response {
  context.catchUp();
  const visit = visitOf(context, provider, request, about);
  const launch = new URL(request.url).searchParams.get('launch') ?? '';
  const state = site.start(visit);
  const query = new URLSearchParams({ 'mock-world': worldNamed(request), launch });
  const page = framePage({
    title: site.title,
    style: site.style,
    theme: new URL(request.url).searchParams.get('theme'),
    view: site.view({ ...visit, state }),
    start: {
      view: `${siteUrl(context.operator, provider)}?${query}`,
      everyMs: site.everyMs,
      state: { ...state },
    },
  });
  return HttpResponse.html(page, { headers: { 'cache-control': 'no-store' } });
}

/** What the pages of the sites ask of their servers: views, and bets. */
export function siteHandlers(
  context: Context,
  siteOf: (provider: string) => Site | undefined,
): HttpHandler[] {
  const path = `${context.api}/external/site/:provider`;
  const answer = async ({ request, params }: { request: Request; params: PageState }) => {
    const { provider = '' } = params;
    const site = siteOf(provider);
    if (!site) return undefined;
    const fields = request.method === 'POST' ? fieldsOf(await request.text()) : undefined;
    // From here on synchronously, one request at a time.
    context.catchUp();
    const json = answered(context, site, provider, request, fields);
    return HttpResponse.json(json, { headers: HEADERS });
  };
  return [
    http.get<{ provider: string }>(path, answer),
    http.post<{ provider: string }>(path, answer),
  ];
}

function answered(
  context: Context,
  site: Site,
  provider: string,
  request: Request,
  fields: PageState | undefined,
) {
  const visit = visitOf(context, provider, request, stateOf(request));
  const isEnded = visit.account === undefined && hasLaunch(request);
  if (isEnded) {
    const ended = html`<main class="body"><h1>${site.title}</h1><p class="card" id="ended">
      Your session here has ended. Your bets are safe.</p></main>`;
    return { html: ended.text, state: visit.state, isEnded };
  }
  const acted = fields ? actedOn(site, visit, fields) : site.resolve?.(visit);
  const state = acted?.state ?? visit.state;
  const { operator, account } = visit;
  return {
    html: site.view({ ...visit, state }).text,
    state,
    ...(acted && { say: acted.say }),
    ...(account && { money: formatNaira(availableOf(operator, account.accountId)) }),
  };
}

function actedOn(site: Site, visit: Visit, fields: PageState) {
  try {
    checkLive(visit.operator);
    return site.act?.(visit, fields);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const details = Object.values(error.fields ?? {});
    return { state: visit.state, say: [error.message, ...details].join(' ') };
  }
}

function visitOf(
  { operator }: Context,
  provider: string,
  request: Request,
  state: PageState,
): Visit {
  const launchId = new URL(request.url).searchParams.get('launch') ?? '';
  const launch = liveProviderLaunch(operator, launchId, provider);
  const account = launch && operator.db.accounts.get(launch.accountId);
  return { operator, at: operator.clock.now(), account, launchId, state };
}

function hasLaunch(request: Request): boolean {
  return Boolean(new URL(request.url).searchParams.get('launch'));
}

function stateOf(request: Request): PageState {
  const query = [...new URL(request.url).searchParams].filter(([name]) => !OWN.includes(name));
  return Object.fromEntries(query);
}

function fieldsOf(body: string): PageState {
  return Object.fromEntries(new URLSearchParams(body));
}

function siteUrl(operator: Context['operator'], provider: string): string {
  return frameUrl(operator, '').replace(/frame\/$/, `site/${provider}`);
}
