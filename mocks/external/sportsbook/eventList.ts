import type { SportEvent } from '../../../src/contract/betting/market.ts';
import { startsText } from '../../../src/domain/time/lagosTime.ts';
import { couponsNow } from '../../domain/coupons/couponMarkets.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { badgedSides } from '../frame/badge.ts';
import { type Html, html } from '../frame/html.ts';
import { facts, playNow, scoresNow, stageNow } from '../frame/playNow.ts';
import { sets, type Visit } from '../frame/site.ts';
import { chosenEvents, openEvents, SPORTS, sportOfState } from './events.ts';
import { oddsButton } from './oddsButton.ts';
import type { Skin } from './skin.ts';

/** More at once would make a long page of a slow phone's. */
const SHOWN = 16;

/** Matches by league, each with the prices of its winner. */
export function eventList(visit: Visit, skin: Skin): Html {
  const { state } = visit;
  const events = chosenEvents(visit, skin);
  const shown = events.slice(0, SHOWN * Number(state['more'] ?? 1));
  return html`${sportChips(visit, skin)}
    ${
      events.length === 0 &&
      html`<p class="card empty">No match here now. Look under another tab or sport.</p>`
    }
    ${groupBy(shown, ({ competition }) => competition).map(
      (rows) => html`<section class="card league"><h2>${rows[0].competition}</h2><ul>
        ${rows.map((event) => eventRow(visit, event))}</ul></section>`,
    )}
    ${
      shown.length < events.length &&
      html`<button id="more" data-set="${sets({ more: String(Number(state['more'] ?? 1) + 1) })}">
        Show more (${events.length - shown.length})</button>`
    }`;
}

function eventRow(visit: Visit, event: SportEvent): Html {
  const { operator, at, state } = visit;
  const [winner] = couponsNow(operator, event.gameId, at, 1) ?? [];
  return html`<li class="event" id="e-${event.gameId}">
    <button class="sides" data-set="${sets({ game: event.gameId })}" data-top>
      <b>${badgedSides(event, scoresNow(event))}</b>
      <span class="soft">${event.inPlay ? stageNow(event) : startsText(event.startsAt, at)} · ${facts(
        `${operator.world.couponCount(event.gameId, at)} markets`,
      )}</span></button>
    <div class="odds">${winner?.selections.map((selection) =>
      oddsButton({ market: winner, selection, state, eventName: event.name }),
    )}</div></li>`;
}

/** The score of a match in play, or when it starts. */
export function whenOf({ inPlay, score, startsAt }: SportEvent, at: number): Html {
  if (!inPlay) return html`${startsText(startsAt, at)}`;
  return playNow(score);
}

function sportChips(visit: Visit, skin: Skin): Html | false {
  if (skin.sports.length < 2) return false;
  const chosen = sportOfState(visit, skin);
  return html`<div class="chips" role="group" aria-label="Sport">${skin.sports.map(
    (sport) => html`<button id="s-${sport}" aria-pressed="${String(sport === chosen)}"
      data-set="${sets({ sport: String(sport), league: '', more: '1' })}">${SPORTS[sport]}</button>`,
  )}</div>`;
}

/** All leagues of a sport with their number of matches. */
export function leagueList(visit: Visit, skin: Skin): Html {
  const sport = sportOfState(visit, skin);
  const events = openEvents(visit, skin).filter(({ sportId }) => sportId === sport);
  return html`${sportChips(visit, skin)}<ul class="card leagues">
    ${groupBy(events, ({ competition }) => competition).map(
      ([first, ...others]) => html`<li><button id="l-${first.competition}" class="row" data-top
        data-set="${sets({ league: first.competition, more: '1' })}">
        <span>${first.competition}</span><span class="soft num">${others.length + 1}</span>
      </button></li>`,
    )}</ul>`;
}
