import { type HttpHandler, HttpResponse, http } from 'msw';
import type { LobbyGame } from '../../src/contract/external.ts';
import { formatNaira } from '../../src/domain/money/money.ts';
import { liveLaunch, playLaunch } from '../domain/casino/launches.ts';
import { Refusal } from '../domain/refusal.ts';
import { API } from '../http/api.ts';
import type { Desk } from '../http/desk.ts';
import { faulted } from '../http/faulted.ts';
import { frameUrl, lobbyGame } from './lobby.ts';
import { escaped, page } from './page.ts';
import { worldNamed } from './worldNamed.ts';

const PATH = `${API}/external/frame/:provider/:gameCode`;
const STAKE_KOBO = 100_00;

type GameParams = { provider: string; gameCode: string };

/** Stand-ins for games played for money: a page, and the rounds it requests. */
export function gameHandlers(desk: Desk): HttpHandler[] {
  return [openGame(desk), playRound(desk)];
}

function openGame({ house, faults }: Desk): HttpHandler {
  return http.get<GameParams>(PATH, async ({ request, params }) => {
    const query = new URL(request.url).searchParams;
    const game = lobbyGame(params.gameCode);
    const launch = liveLaunch(house, query.get('launch') ?? '');
    // Without a launch nothing is played for money, and the provider's other stand-in answers.
    if (!game || launch?.gameCode !== params.gameCode) return undefined;
    const { response } = await faulted(faults.take('GET /external/frame'), async () => ({
      status: 200,
      body: '',
    }));
    if (response.type === 'error' || response.status !== 200) return response;
    const world = worldNamed(request);
    const url = `${frameUrl(params.provider, params.gameCode)}?mock-world=${world}&launch=${launch.launchId}`;
    return HttpResponse.html(page(game.name, body(game), script(url)));
  });
}

/** Called by a page without an origin, which must be able to read the answer. */
function playRound(desk: Desk): HttpHandler {
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
  return http.post<GameParams>(PATH, ({ request, params }) => {
    desk.catchUp();
    const { house } = desk;
    const launch = liveLaunch(house, new URL(request.url).searchParams.get('launch') ?? '');
    const game = lobbyGame(params.gameCode);
    if (!game || launch?.gameCode !== params.gameCode) {
      return HttpResponse.text('This launch has ended. Open the game anew.', {
        status: 403,
        headers,
      });
    }
    try {
      const { returnedKobo } = playLaunch(house, launch, { game, stakeKobo: STAKE_KOBO });
      const text = `Staked ${formatNaira(STAKE_KOBO)}, returned ${formatNaira(returnedKobo)}.`;
      return HttpResponse.text(text, { headers });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return HttpResponse.text(error.message, { status: error.status, headers });
    }
  });
}

function body({ name }: LobbyGame): string {
  return `<p>A stand-in for ${escaped(name)}, with real rounds of your play money.</p>
    <button id="play">Play ${formatNaira(STAKE_KOBO).replace(/\.00$/, '')}</button>
    <p id="outcome" role="status"></p>
    <button id="close">Close the game</button>`;
}

function script(url: string): string {
  return `
  const tell = (message) => parent.postMessage({ protocol: 'oja-frame-1', ...message }, '*');
  const play = document.getElementById('play');
  const outcome = document.getElementById('outcome');
  play.onclick = async () => {
    play.disabled = true;
    outcome.textContent = 'Playing…';
    try {
      const response = await fetch(${JSON.stringify(url)}, { method: 'POST' });
      outcome.textContent = await response.text();
    } catch {
      outcome.textContent = 'No answer came. What became of the round stands in your bets.';
    }
    tell({ type: 'balance-changed' });
    play.disabled = false;
  };
  document.getElementById('close').onclick = () => tell({ type: 'closed' });
  tell({ type: 'height', px: document.body.scrollHeight });
  tell({ type: 'ready' });`;
}
