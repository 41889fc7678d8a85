import { html } from '../frame/html.ts';
import { nextNumber, siteHead } from '../frame/ownBets.ts';
import { type Site, sets, type Visit } from '../frame/site.ts';
import { betList } from './betList.ts';
import { eventList, leagueList } from './eventList.ts';
import { eventPage } from './eventPage.ts';
import { couponsOf, findPlaced, placeFromSlip } from './placeFromSlip.ts';
import type { Skin } from './skin.ts';
import { slip } from './slip.ts';

const TABS = { live: 'Live', today: 'Today', leagues: 'Leagues', bets: 'My bets' };

/** A compact sportsbook over the matches of the world, with money from the player's Oja wallet. */
export function sportsbookSite(skin: Skin): Site {
  return {
    title: skin.name,
    style: STYLE + skin.style,
    everyMs: 3000,
    start: (visit) => ({ tab: skin.firstTab, ...nextNumber(visit, couponsOf(visit)) }),
    act: (visit, fields) => placeFromSlip(visit, skin.name, fields),
    resolve: findPlaced,
    view(visit) {
      const { tab = skin.firstTab, game = '' } = visit.state;
      return html`${siteHead(skin.name, TABS, visit.state, { league: '', more: '1' })}
        <main class="body wide"><h1 class="hidden">${skin.name}: ${skin.about}</h1>
          <div class="list">${game ? eventPage(visit, game) : list(visit, skin, tab)}</div>
          <div class="side">${slip(visit)}</div></main>`;
    },
  };
}

function list(visit: Visit, skin: Skin, tab: string) {
  if (tab === 'bets') return betList(visit, skin.name);
  if (tab !== 'leagues') return eventList(visit, skin);
  const { league = '' } = visit.state;
  if (!league) return leagueList(visit, skin);
  return html`<div><button id="back" data-set="${sets({ league: '' })}">‹ All leagues</button></div>
    ${eventList(visit, skin)}`;
}

const STYLE = `
.list { display: grid; gap: .75rem; min-width: 0 }
.league h2 { margin-bottom: .25rem }
.event { display: grid; gap: .5rem 1.25rem; padding: .5rem 0; border-top: 1px solid var(--line) }
.sides { border: 0; padding: 0; text-align: start; background: none; min-width: 0; min-height: 48px }
.sides { display: grid; gap: .3rem; align-content: center } .sides > b { font-weight: 600 }
.event:last-child { padding-bottom: 0 }
.sides:hover b { text-decoration: underline }
.odds { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: .4rem }
.odds.many { grid-auto-flow: row; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); margin-top: .5rem }
.odd { display: flex; justify-content: space-between; gap: .5rem; align-items: center; padding: 0 .6rem;
  background: var(--fill); border-color: transparent; text-align: start; position: relative }
.odd b { font-weight: 700 }
.odd[aria-pressed=true] { background: var(--accent); color: var(--on-accent) }
.odd[aria-pressed=true] b::before { content: '✓ ' }
.leagues button { width: 100%; border: 0; align-items: center; padding: 0; text-align: start }
.leagues li + li { border-top: 1px solid var(--line) }
.picks { margin: .5rem 0; display: grid; gap: .5rem } .picks .soft { display: block; font-size: .85rem }
.ends { display: flex; align-items: center; gap: .5rem } .ends button { min-width: 44px; padding: 0 }
.slip form { display: grid; gap: .4rem } .bets { display: grid; gap: .75rem }
@media (width >= 40rem) { .event { grid-template-columns: minmax(0, 1fr) minmax(0, 20rem); align-items: center } }
@media (width < 60rem) {
  .side { position: sticky; bottom: 0 } .slip { max-height: 62vh; overflow-y: auto; box-shadow: 0 -4px 16px #0003 }
  .slip.none { display: none }
}
`;
