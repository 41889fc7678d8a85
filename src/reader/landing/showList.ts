import { type Pick, pickEvents } from '../../domain/market/pickEvents.ts';
import { asOf } from '../../domain/time/lagosTime.ts';
import type { Telling } from '../../lib/shownBefore.ts';
import { becomeChildren, element } from './element.ts';
import { eventRow } from './eventRow.ts';
import type { ShownList } from './readEvents.ts';

/** As many as `EventSection` shows. */
const PLACES = 6;

interface Showing {
  list: ShownList;
  pick: Pick;
  problem: string | undefined;
  telling: Telling;
  now: number;
}

/** Writes a list into its section, node for node as `EventSection` renders it. */
export function showList(section: Element, { list, pick, problem, telling, now }: Showing): void {
  const age = section.querySelector('.list-age');
  const cards = section.querySelector('.event-cards');
  const heads = cards?.firstElementChild;
  if (!age || !cards || !heads) return;
  becomeChildren(age, ageNodes(list.asOf, { problem, telling, now }));
  const events = pickEvents(list.events, pick, PLACES);
  showEmpty(cards, events.length === 0);
  cards.classList.toggle('event-cards--single', events.length === 1);
  cards.setAttribute('aria-busy', 'false');
  becomeChildren(cards, [heads.cloneNode(true), ...events.map((event) => eventRow(event, now))]);
}

function ageNodes(at: number, { problem, telling, now }: Omit<Showing, 'list' | 'pick'>): Node[] {
  const isStale = problem !== undefined;
  const inWords = (isStale || telling === 'words') && asOf(at, now);
  return [
    element(
      'time',
      { class: 'age', datetime: new Date(at).toISOString() },
      inWords,
      !inWords && telling === 'mark' && element('span', { class: 'age__mark' }, 'Up to date'),
    ),
    element('span', { role: 'status', title: problem }, isStale && "Couldn't update"),
    element(
      'button',
      { type: 'button', class: 'list-age__retry' },
      isStale ? 'Try again' : 'Refresh',
    ),
  ];
}

function showEmpty(cards: Element, isEmpty: boolean): void {
  const shown = cards.previousElementSibling;
  if (!isEmpty) shown?.remove();
  else if (!shown) {
    const text = 'No matches here right now. They appear as soon as their markets open.';
    cards.before(element('p', { class: 'event-section__empty' }, text));
  }
}
