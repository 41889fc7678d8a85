import { formatNaira } from '../../src/domain/money/money.ts';
import { initials } from '../../src/domain/text/initials.ts';
import { seedOf } from '../../src/lib/seedOf.ts';
import type { Context } from '../http/context.ts';
import { type Html, html } from './frame/html.ts';
import { lobby } from './lobby.ts';
import { page } from './page.ts';

type Game = ReturnType<typeof lobby>['games'][number];

const SHOWN = 24;
const READY = `parent.postMessage({ protocol: 'oja-frame-1', type: 'ready' }, '*');`;

/** A casino provider's front page: what it offers. Its games are opened from the casino. */
export function frontPage(
  { operator }: Context,
  provider: string,
  look: { title: string; theme: string | null },
): string {
  const games = lobby(operator.clock.now()).games.filter((game) => game.provider === provider);
  const body = html`<p>${games.length} games. Open them from the casino.</p>
    <ul class="tiles">${games.slice(0, SHOWN).map(tile)}</ul>`;
  return page({ ...look, body, style: TILES, script: READY });
}

/** A cover in two colours of the game's own, with its initials as lettering, and what it costs and returns. */
function tile({ gameCode, name, minStake, rtpPercent }: Game): Html {
  const seed = seedOf(gameCode);
  const [hue, turn] = [seed % 360, 40 + ((seed >>> 9) % 80)];
  return html`<li><span class="cover" style="--from: ${hue}; --to: ${(hue + turn) % 360}"
    aria-hidden="true">${initials(name)}</span><strong>${name}</strong>
    <small>from ${formatNaira(minStake).replace(/\.00$/, '')}${
      rtpPercent !== undefined && `, returns ${rtpPercent}%`
    }</small></li>`;
}

const TILES = `
  body { place-content: start stretch }
  .tiles { list-style: none; padding: 0; width: min(100%, 60rem); display: grid; gap: .9rem .6rem;
    grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr)) }
  .tiles li { min-width: 0; display: grid; align-content: start; line-height: 1.25 }
  .tiles strong { font-size: .85rem; margin-top: .35rem; overflow-wrap: anywhere } .tiles small { opacity: .8 }
  .cover { display: grid; place-items: center; aspect-ratio: 1; border-radius: .75rem; color: #fff;
    font-size: 2.4rem; font-weight: 800; letter-spacing: -.04em; text-shadow: 0 2px 0 #0006;
    background: radial-gradient(circle at 80% 15%, #fff5 0 12%, #0000 13%),
      radial-gradient(circle at 10% 95%, #0004 0 34%, #0000 35%),
      linear-gradient(150deg, hsl(var(--from) 65% 42%), hsl(var(--to) 70% 24%)) }`;
