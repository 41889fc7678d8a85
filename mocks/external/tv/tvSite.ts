import type { SportEvent } from '../../../src/contract/betting/market.ts';
import { html } from '../frame/html.ts';
import type { Site } from '../frame/site.ts';
import { cricketPicture } from './cricketPicture.ts';
import type { Draw } from './picture.ts';
import { soccerPicture } from './soccerPicture.ts';
import { tennisPicture } from './tennisPicture.ts';
import { TV_STYLE } from './tvStyle.ts';

/** How late the picture is, as the service says of its streams. */
export const TV_DELAY_SECONDS = 5;

const PICTURES: Readonly<Record<SportEvent['sportId'], Draw>> = {
  1: soccerPicture,
  2: tennisPicture,
  4: cricketPicture,
};

/** The picture of a match, drawn from its score. */
export const tvSite: Site = {
  title: 'Live pictures',
  style: TV_STYLE,
  everyMs: 1000,
  start: ({ state }) => state,
  view({ operator, at, state: { game = '' } }) {
    const shownAt = at - TV_DELAY_SECONDS * 1000;
    const event = operator.world.event(game, shownAt)?.event;
    const picture = event?.inPlay && PICTURES[event.sportId](event, shownAt, operator);
    if (!event || !picture) return html`<main><p class="wait">${waitText(event)}</p></main>`;
    const { drawing, call, isBig, board } = picture;
    return html`<main><h1 class="hidden">Live pictures of ${event.name}</h1>
      ${drawing}
      <p class="call${isBig && ' big'}">${call}</p><p class="late">${TV_DELAY_SECONDS} s late</p>
      <div class="board">${board}</div></main>`;
  },
};

function waitText(event: SportEvent | undefined): string {
  if (event?.status === 'finished') return `The match has ended: ${event.score?.detail ?? ''}`;
  return 'Live TV starts with the match.';
}
