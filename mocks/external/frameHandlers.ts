import { type HttpHandler, HttpResponse, http } from 'msw';
import { formatNaira } from '../../src/domain/money/money.ts';
import type { Desk } from '../http/desk.ts';
import { html as markup } from './frame/html.ts';
import { siteHandlers, sitePage } from './frame/siteHandlers.ts';
import { FRAME_BUTTONS, FRAME_SCRIPT } from './frameScript.ts';
import { lobby } from './lobby.ts';
import { PROVIDERS } from './lobbyData.ts';
import { escaped, page } from './page.ts';
import { siteOf } from './sites.ts';

/** The providers' pages for frames, and what these pages ask of their servers. */
export function frameHandlers(desk: Desk): HttpHandler[] {
  return [frame(desk), ...siteHandlers(desk, siteOf)];
}

function frame(desk: Desk): HttpHandler {
  const { house } = desk;
  return http.get(`${desk.api}/external/frame/*`, async ({ request }) => {
    const [, provider = '', rest = ''] =
      new URL(request.url).pathname.split('/frame/')[1]?.match(/^([^/]+)(?:\/(.+))?$/) ?? [];
    const known = PROVIDERS.find((row) => row.provider === provider);
    const site = siteOf(provider);
    if (desk.faults.take('GET /external/frame')?.network) return HttpResponse.error();
    if (known?.status === 'down' || !(known || site)) {
      const sorry = '<p>This provider does not answer now.</p>';
      return HttpResponse.html(page('Not available', sorry), { status: 503 });
    }
    const title = known?.name ?? 'Live pictures';
    if (house.settings.frames === 'hostile') return hostile(title, rest);
    if (site) return sitePage(desk, site, provider, request, rest ? { game: rest } : {});
    return HttpResponse.html(frontPage(desk, provider, title));
  });
}

/** A page that tries what a frame may not do, for tests. */
function hostile(title: string, game: string): Response {
  const about = game ? `<p><strong>${escaped(game)}</strong></p>` : '';
  return HttpResponse.html(page(title, about + FRAME_BUTTONS, FRAME_SCRIPT));
}

/** A casino provider's front page: what it offers. Its games are opened from the casino. */
function frontPage({ house }: Desk, provider: string, title: string): string {
  const games = lobby(house.clock.now()).games.filter((game) => game.provider === provider);
  const rows = games
    .slice(0, 12)
    .map(
      ({ name, minStake, rtpPercent }) =>
        markup`<li><strong>${name}</strong> from ${formatNaira(minStake).replace(/\.00$/, '')}${
          rtpPercent !== undefined && `, returns ${rtpPercent}%`
        }</li>`,
    );
  const list = markup`<p>${games.length} games. Open them from the casino.</p><ul>${rows}</ul>`;
  return page(title, list.text, READY);
}

const READY = `parent.postMessage({ protocol: 'oja-frame-1', type: 'ready' }, '*');`;
