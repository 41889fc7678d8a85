import type { SportEvent, SportId } from '../../../src/contract/betting/market.ts';
import { drawLast } from '../../../src/domain/market/drawLast.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { compactNaira } from '../../../src/domain/money/money.ts';
import { startsText } from '../../../src/domain/time/lagosTime.ts';
import { eventsNow } from '../../domain/fixtures.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { badgedSides } from '../frame/badge.ts';
import { type Html, html } from '../frame/html.ts';
import { facts, scoresNow, stageNow } from '../frame/playNow.ts';
import { sets, type Visit } from '../frame/site.ts';

const SHOWN = 24;
const SPORT_OF_TAB: Readonly<Record<string, SportId>> = { soccer: 1, tennis: 2, cricket: 4 };

/** Matches of a tab with the best prices of each side; the match's page takes the bets. */
export function matchList({ operator, at, state }: Visit): Html {
  const sport = SPORT_OF_TAB[state['tab'] ?? ''];
  const events = eventsNow(operator)
    .filter(({ status }) => status !== 'finished')
    .filter(({ sportId, inPlay }) => (sport === undefined ? inPlay : sportId === sport))
    .slice(0, SHOWN);
  if (events.length === 0) return html`<p class="card empty">No match is in play now.</p>`;
  return html`${groupBy(events, ({ competition }) => competition).map(
    (rows) => html`<section class="card"><h2>${rows[0].competition}</h2>
      <ul>${rows.map((event) => matchRow(event, at))}</ul></section>`,
  )}`;
}

function matchRow(event: SportEvent, at: number): Html {
  const { gameId, inPlay, startsAt, matched, matchOddsStatus } = event;
  const when = inPlay ? stageNow(event) : startsText(startsAt, at);
  const isOpen = matchOddsStatus === 'open' || matchOddsStatus === 'inactive';
  return html`<li class="match" id="m-${gameId}"><button data-set="${sets({ game: gameId, pick: '' })}" data-top>
    <span class="match-name"><b>${badgedSides(event, scoresNow(event))}</b><span class="soft">${when} · ${facts(`${compactNaira(matched)} matched`)}</span></span>
    <span class="bests">${
      isOpen ? drawLast(event.runners).map(bestPrices) : html`<span class="pause">Suspended</span>`
    }</span></button></li>`;
}

/** The sign of a result, as coupons print it: under two names one above the other, a pair needs no third. */
const SIGNS: Readonly<Record<string, string>> = { home: '1', away: '2', draw: 'X' };

function bestPrices({ runnerId, name, back, lay }: SportEvent['runners'][number]): Html {
  const text = (price: number | undefined) => (price === undefined ? '–' : formatOdds(price));
  return html`<span class="best"><b class="sign" aria-hidden="true">${SIGNS[runnerId] ?? ''}</b>
    <span class="heads" aria-hidden="true"><span>Back</span><span>Lay</span></span>
    <span class="hidden">${name}: back</span>
    <span class="cell back num">${text(back)}</span><span class="hidden">lay</span>
    <span class="cell lay num">${text(lay)}</span></span>`;
}
