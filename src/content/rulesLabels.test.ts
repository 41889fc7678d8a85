import { describe, expect, test } from 'vitest';
import { couponRefusal } from '../domain/sportsbook/couponRefusal.ts';
import { MOST_LEGS } from '../domain/sportsbook/leg.ts';
import { bonusPercent } from '../domain/sportsbook/multipleBonus.ts';
import * as settings from '../messages/english/slipSettings.ts';
import { restText } from '../state/bets/orders/orderWords.ts';
import { documentOf, textOf } from './testing/tables.ts';

const legs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ eventId: `e${index}`, oddsHundredths: 120 }));

/** The first words of each point of the lists below a heading. */
function namedUnder(id: string, heading: string): string[] {
  const { blocks } = documentOf(id);
  const from = blocks.findIndex((block) => block.is === 'heading' && block.id === heading) + 1;
  const to = blocks.findIndex((block, index) => index >= from && block.is === 'heading');
  return blocks.slice(from, to).flatMap((block) =>
    block.is === 'list'
      ? block.items.flatMap(([first]) => {
          const [name] = first?.is === 'paragraph' ? first.of : [];
          return typeof name === 'object' ? name.of.filter((part) => typeof part === 'string') : [];
        })
      : [],
  );
}

describe('the game rules name the choices as the slip does', () => {
  test('when the price moves', () => {
    const { noChange, betterOnly, littleWorse, anyPrice } = settings;
    expect(namedUnder('gamesrule', 'when-the-price-has-moved')).toEqual([
      ...[noChange, betterOnly, littleWorse, anyPrice],
    ]);
  });

  test('for what is not matched at once', () => {
    expect(namedUnder('gamesrule', 'orders-that-wait')).toEqual([
      restText('fill', false),
      restText('lapse', false),
      restText('keep', false),
    ]);
  });
});

test('the multiple bonus is the one that the house pays, up to the most legs of a bet', () => {
  const [five, six, most] = [5, 6, MOST_LEGS].map((count) => bonusPercent(legs(count)));
  expect(bonusPercent(legs(39))).toBe(most);
  expect(textOf('gamesrule')).toContain(
    `${five}% for five legs and ${(six ?? 0) - (five ?? 0)}% more for each further one, up to ${most}% for ${MOST_LEGS}`,
  );
  expect(couponRefusal({ legs: legs(MOST_LEGS), size: MOST_LEGS })).toBeUndefined();
  expect(couponRefusal({ legs: legs(MOST_LEGS + 1), size: MOST_LEGS + 1 })).toBeDefined();
});
