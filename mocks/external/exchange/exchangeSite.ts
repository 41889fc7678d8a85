import { gameNow } from '../../domain/fixtures.ts';
import { badgedSides } from '../frame/badge.ts';
import { html } from '../frame/html.ts';
import { nextNumber, siteHead } from '../frame/ownBets.ts';
import { playNow } from '../frame/playNow.ts';
import { type Site, sets, type Visit } from '../frame/site.ts';
import { marketCard } from './marketCard.ts';
import { matchList } from './matchList.ts';
import { ownBets } from './ownBets.ts';
import { betsHere, cancelHere, findPlaced, placeFromTicket } from './placeFromTicket.ts';

const NAME = 'Jetfair';
const PROVIDER = 'jetfair';
const TABS = {
  inplay: 'In play',
  soccer: 'Football',
  tennis: 'Tennis',
  cricket: 'Cricket',
  bets: 'My bets',
};
/** Kinds of markets that trade at decimal odds between players. */
const KINDS = ['match_odds', 'over_under', 'both_to_score', 'sets', 'tied_match'];

/** A second exchange over the same markets: its bets are matched with the same money. */
export const exchangeSite: Site = {
  title: NAME,
  style: `
:root { --head: #06343c; --on-head: #fff; --accent: #006b7d; --on-accent: #fff; --back: #bfe0fb;
  --lay: #fbcfd8; --on-price: #14202b }
@media (prefers-color-scheme: dark) {
  :root { --head: #04242a; --accent: #5fd3e6; --on-accent: #04242a; --back: #1c4d73; --lay: #a63a68;
    --on-price: #fff } }
.list { display: grid; gap: .75rem; min-width: 0 }
.match { border-top: 1px solid var(--line) }
.match button { border: 0; padding: .5rem 0; width: 100%; background: none; display: grid; gap: .4rem 1.25rem;
  text-align: start }
.match:hover b { text-decoration: underline } .match:last-child button { padding-bottom: 0 } .match-name { display: grid; gap: .3rem }
.bests { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: .6rem }
.best { display: grid; grid-template-columns: 1fr 1fr; gap: 2px; position: relative }
.cell { background: var(--back); color: var(--on-price); text-align: center; padding: .35rem 0;
  border-radius: 4px; font-weight: 600 }
.cell.lay { background: var(--lay) }
.pause { padding: .35rem; border: 1px dashed var(--soft); border-radius: 4px; text-align: center }
.sign { grid-column: 1 / -1; text-align: center; line-height: 1.2 }
.heads { grid-column: 1 / -1; display: grid; grid-template-columns: 1fr 1fr; color: var(--soft);
  font-size: .75rem; text-align: center; line-height: 1.2 }
.sides { display: grid; grid-template-columns: 1fr 1fr; font-size: .85rem; padding-block: .25rem }
.sides span { text-align: center }
.runner { border-top: 1px solid var(--line); padding: .4rem 0; display: grid; gap: .3rem }
.runner-name { display: flex; justify-content: space-between; gap: .5rem }
.cells { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 2px }
.cells .cell { min-height: 48px; border: 1px solid transparent; position: relative; line-height: 1.15 }
.cells .cell .soft { display: block; color: inherit; font-size: .75rem; font-weight: 400 }
.cells .cell:disabled { background: var(--fill); color: var(--soft) }
.cells .cell[aria-pressed=true] { border: 2px solid var(--ink) }
.cells .deep { filter: saturate(.6) }
.ticket { display: grid; gap: .4rem; margin-top: .6rem; padding: .6rem; border: 2px solid var(--back);
  border-radius: 8px } .ticket.lay { border-color: var(--lay) }
.ticket .row { align-items: center } .ticket h3 + button { min-width: 44px; padding: 0 }
.bets { display: grid; gap: .75rem } .back-edge { border-inline-start: 6px solid var(--back) }
.lay-edge { border-inline-start: 6px solid var(--lay) }
@media (width >= 40rem) {
  .match button, .runner { grid-template-columns: minmax(0, 1fr) minmax(0, 28rem); align-items: center }
  .sides { margin-inline-start: auto; width: 28rem; max-width: 62% } }`,
  everyMs: 2000,
  start: (visit) => ({ tab: 'inplay', ...nextNumber(visit, betsHere(visit, PROVIDER)) }),
  act: (visit, fields) =>
    fields['cancel'] === undefined
      ? placeFromTicket(visit, fields)
      : cancelHere(visit, PROVIDER, fields['cancel']),
  resolve: findPlaced,
  view(visit) {
    const { tab, game } = visit.state;
    return html`${siteHead(NAME, TABS, visit.state, { pick: '' })}
      <main class="body"><h1 class="hidden">${NAME}: betting exchange</h1><div class="list">${
        game ? matchPage(visit, game) : tab === 'bets' ? ownBets(visit, PROVIDER) : matchList(visit)
      }</div></main>`;
  },
};

function matchPage(visit: Visit, gameId: string) {
  const game = gameNow(visit.operator, gameId, visit.at);
  const back = html`<div><button id="back" data-set="${sets({ game: '', pick: '' })}" data-top>‹ Back</button></div>`;
  if (!game) return html`${back}<p class="card empty">This match is no longer offered.</p>`;
  const { event, markets } = game;
  return html`${back}<section class="card"><p class="soft">${event.competition}</p><h1>${badgedSides(event)}</h1>
    ${event.inPlay && html`<p>${playNow(event.score)}</p>`}</section>
    ${markets.filter(({ kind }) => KINDS.includes(kind)).map((market) => marketCard(visit, event, market))}`;
}
