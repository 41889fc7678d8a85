import { closedText } from '../../domain/market/closedText.ts';
import { inPlaces } from '../../domain/market/drawLast.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import { scoreText } from '../../domain/market/scoreText.ts';
import type { Side } from '../../domain/market/side.ts';
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
      'p',
      { class: 'event-card__line' },
      inPlay
        ? element('b', { class: 'event-card__live' }, 'Live')
        : element('span', { class: 'event-card__starts' }, startsShort(startsAt, now)),
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
      element('a', { title: name, href: at(href(paths.match, { gameId })) }, name),
    ),
    element(
      'p',
      { class: score ? 'event-card__line' : 'event-card__line event-card__line--idle' },
      element(
        'span',
        { class: 'event-card__score', title: score && scoreText(score) },
        score ? scoreText(score) : 'Not started',
      ),
    ),
    bestPrices(event),
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
