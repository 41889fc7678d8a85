import { closedText } from '../../domain/market/closedText.ts';
import { inPlaces } from '../../domain/market/drawLast.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import { scoreText } from '../../domain/market/scoreText.ts';
import type { Side } from '../../domain/market/side.ts';
import { type SideScore, sideScores, sidesOf } from '../../domain/market/sides.ts';
import { soccerMinute } from '../../domain/market/soccerMinute.ts';
import { compactNaira } from '../../domain/money/money.ts';
import { startsShort } from '../../domain/time/lagosTime.ts';
import { at } from '../../lib/base.ts';
import { href, paths } from '../../paths.ts';
import { element } from './element.ts';
import type { ShownEvent, ShownRunner } from './readEvents.ts';

const SIDES = { back: 'Back', lay: 'Lay' } as const;

/** The card of an event, node for node as `EventCard` renders it on the landing page. */
export function eventRow(event: ShownEvent, now: number): HTMLElement {
  const { gameId, name, competition, score, startsAt, inPlay, matched } = event;
  const nameId = `event-${gameId}`;
  return element(
    'article',
    { class: 'event-card', 'aria-labelledby': nameId },
    element(
      'div',
      { class: 'event-card__line' },
      ...(inPlay
        ? live(event)
        : [element('span', { class: 'event-card__starts' }, startsShort(startsAt, now))]),
      element('span', { class: 'event-card__competition' }, competition),
      element(
        'span',
        { class: 'event-card__matched' },
        element('span', { translate: 'no' }, compactNaira(matched)),
        ' ',
        element('span', { class: 'event-card__word' }, 'matched'),
      ),
      element(
        'span',
        { class: 'event-card__badges' },
        event.hasBookmaker && badge('BM', 'Bookmaker market'),
        event.hasFancy && badge('F', 'Fancy markets'),
      ),
    ),
    element(
      'h3',
      { id: nameId, class: 'event-card__name' },
      element('a', { title: name, href: at(href(paths.match, { gameId })) }, ...sides(event)),
    ),
    score && element('p', { class: 'event-card__score' }, sideScore(name, score)),
    bestPrices(event),
  );
}

function live({ sportId, score }: ShownEvent): (Node | false | undefined)[] {
  const detail = score?.detail;
  const hasClock = sportId === 1 && soccerMinute(detail) !== undefined;
  const word = hasClock
    ? [element('span', { class: 'visually-hidden' }, 'Live '), detail]
    : ['Live'];
  return [
    element('b', { class: 'event-card__live' }, ...word),
    detail !== undefined && !hasClock && element('span', { class: 'event-card__detail' }, detail),
  ];
}

function sides({ sportId, name }: ShownEvent): (Node | string)[] {
  const both = sidesOf(name);
  const side = (text: string) =>
    element(
      'span',
      { class: 'side' },
      element('span', {
        class: sportId === 2 ? 'mark mark--round' : 'crest',
        'aria-hidden': 'true',
      }),
      element('span', { class: 'side__name' }, text),
    );
  return both
    ? [side(both[0]), element('span', { class: 'visually-hidden' }, ' v '), side(both[1])]
    : [name];
}

function sideScore(name: string, score: NonNullable<ShownEvent['score']>): HTMLElement {
  const both = sidesOf(name);
  const told = both && sideScores(score.line, both);
  const text = scoreText(score);
  if (!told) return element('span', { class: 'side-score side-score--whole' }, text);
  const one = ({ main, more }: SideScore) =>
    element(
      'span',
      { class: 'side-score__one', 'aria-hidden': 'true', translate: 'no' },
      main || undefined,
      more !== undefined && element('span', { class: 'side-score__more' }, ' ', more),
    );
  return element(
    'span',
    { class: 'side-score', title: text },
    element('span', { class: 'visually-hidden' }, text),
    one(told[0]),
    one(told[1]),
  );
}

const badge = (letters: string, title: string) =>
  element('span', { class: 'badge', title }, letters);

function bestPrices({ runners, matchOddsId, matchOddsStatus }: ShownEvent): HTMLElement {
  const closed = closedText(matchOddsStatus);
  const price = (runner: ShownRunner | undefined, side: Side) =>
    priceCell(closed === undefined ? runner : undefined, side, matchOddsId !== undefined);
  return element(
    'div',
    { class: 'best-prices' },
    ...inPlaces(runners).map(([label, runner]) =>
      element(
        'div',
        { class: 'best-prices__pair', 'data-place': label },
        element(
          'span',
          { class: 'best-prices__runner', title: runner?.name },
          label,
          ' ',
          element('span', { class: 'best-prices__name' }, runner?.name),
        ),
        price(runner, 'back'),
        price(runner, 'lay'),
      ),
    ),
    closed !== undefined && element('span', { class: 'best-prices__closed' }, closed),
  );
}

/** A price is a button where it can be bet on. */
function priceCell(runner: ShownRunner | undefined, side: Side, isListed: boolean): HTMLElement {
  const hundredths = runner?.[side];
  const isButton = isListed && hundredths !== undefined;
  return element(
    isButton ? 'button' : 'span',
    {
      ...(isButton && { type: 'button', 'aria-haspopup': 'dialog' }),
      class: `best-prices__price best-prices__price--${side}`,
    },
    element(
      'span',
      { class: 'best-prices__side' },
      SIDES[side],
      ' ',
      runner && element('span', { class: 'visually-hidden' }, runner.name, ' '),
    ),
    element('span', { translate: 'no' }, hundredths === undefined ? '–' : formatOdds(hundredths)),
  );
}
