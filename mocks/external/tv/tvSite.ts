import type { SportEvent } from '../../../src/contract/betting/market.ts';
import type { Scorecard } from '../../world/cricket/scorecard.ts';
import { type Html, html } from '../frame/html.ts';
import type { Site } from '../frame/site.ts';
import { ground } from './ground.ts';

/** How late the picture is, as the service says of its streams. */
export const TV_DELAY_SECONDS = 5;

const CALLS: Readonly<Record<string, string>> = {
  '0': 'No run',
  '1': '1 run',
  '2': '2 runs',
  '3': '3 runs',
  '4': 'FOUR',
  '6': 'SIX',
  W: 'WICKET',
  Wd: 'Wide',
  Nb: 'No-ball',
  Lb: 'Leg bye',
};

/** The picture of a cricket match, drawn from its score ball by ball. */
export const tvSite: Site = {
  title: 'Live pictures',
  style: `
:root { --accent: #fff }
body { background: #0b1712; color: #fff; overflow: hidden }
#view, main { height: 100vh }
main { position: relative }
svg { width: 100%; height: calc(100% - 2.5rem); display: block }
.stand { fill: #10251c } .rope { fill: #f2f2ea } .grass { fill: #2c7a3f } .mown { fill: #34894a }
.ring { fill: none; stroke: #ffffff80; stroke-dasharray: 3 3 } .pitch { fill: #d9c08a }
.crease { stroke: #fff; fill: none } .stumps { stroke: #5a3a12; stroke-width: 1.4; fill: none }
.fielder { fill: #f7f7f7; stroke: #10251c } .batters circle { fill: #ffd24a; stroke: #10251c }
.way { fill: none; stroke: #fff; stroke-width: 1.6; stroke-dasharray: 1; animation: fly 1.1s ease-out }
.dot { fill: #c1121f; stroke: #fff; animation: land 1.1s step-end }
.fallen { fill: none; stroke: #ff5a4d; stroke-width: 2.5 }
@keyframes fly { from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 } }
@keyframes land { from { opacity: 0 } to { opacity: 1 } }
@media (prefers-reduced-motion: reduce) { .way, .dot { animation: none } }
.call { position: absolute; inset-block-start: 6px; inset-inline-start: 6px; background: #000b;
  padding: .1rem .6rem; border-radius: 6px; font-weight: 700 }
.call.big { background: #ffd24a; color: #1c1400; font-size: 1.2rem }
.late { position: absolute; inset-block-start: 6px; inset-inline-end: 6px; background: #000b;
  padding: .1rem .5rem; border-radius: 6px; font-size: .8rem }
.board { position: absolute; inset-inline: 0; inset-block-end: 0; background: #000c; padding: .3rem .6rem;
  font-size: .8rem; line-height: 1.3; display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem }
.board b { font-size: .95rem } .board span:nth-child(even) { text-align: end }
.wait { padding: 1rem; text-align: center }`,
  everyMs: 1000,
  start: ({ state }) => state,
  view({ house, at, state: { game = '' } }) {
    const shownAt = at - TV_DELAY_SECONDS * 1000;
    const event = house.world.event(game, shownAt)?.event;
    const card = house.world.scorecard(game, shownAt);
    if (!event?.inPlay || !card) return html`<main><p class="wait">${waitText(event)}</p></main>`;
    const symbol = card.lastSix.at(-1);
    const call = symbol === undefined ? 'Ready for the first ball' : (CALLS[symbol] ?? symbol);
    const over = `${Math.floor(card.balls / 6)}`;
    const ballId = `${card.batting}-${over}.${card.balls}-${card.total}-${card.wickets}`.replaceAll(
      ' ',
      '',
    );
    const isBig = symbol === '4' || symbol === '6' || symbol === 'W';
    const about = `${event.name}. ${call}. ${event.score?.line ?? ''}`;
    return html`<main><h1 class="hidden">Live pictures of ${event.name}</h1>
      ${ground(ballId, symbol ?? '', about)}
      <p class="call${isBig && ' big'}">${call}</p><p class="late">${TV_DELAY_SECONDS} s late</p>
      ${board(event, card)}</main>`;
  },
};

function board({ score }: SportEvent, { bowler, lastSix, batters }: Scorecard): Html {
  const inside = batters.filter(({ state }) => state === 'not out');
  return html`<div class="board"><b class="num">${score?.line}</b><span class="num">${lastSix.join(' ')}</span>
    <span>${inside.map(({ name, runs, balls }) => `${name} ${runs} (${balls})`).join(' · ')}</span>
    <span>${bowler !== undefined && `Bowling: ${bowler}`}</span></div>`;
}

function waitText(event: SportEvent | undefined): string {
  if (event?.status === 'finished') return `The match has ended: ${event.score?.detail ?? ''}`;
  return 'The pictures begin with the match.';
}
