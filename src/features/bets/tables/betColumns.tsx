import type { Bet } from '../../../contract/betting/bets.ts';
import { lagosClock, lagosDay } from '../../../domain/time/lagosTime.ts';
import { priceText } from '../../../state/bets/betsWords.ts';
import type { DenseColumn } from '../../../ui/list/DenseTable.tsx';

const priceOf = ({ priceMatched, priceAsked }: Bet) => priceMatched ?? priceAsked;

export const placedColumn: DenseColumn<Bet> = {
  title: 'Placed',
  value: ({ placedAt }) => placedAt,
  show: ({ placedAt }) => (
    <time dateTime={new Date(placedAt).toISOString()}>
      {`${lagosDay(placedAt).slice(4, -5)} ${lagosClock(placedAt)}`}
    </time>
  ),
};

export const priceColumn: DenseColumn<Bet> = {
  title: 'Price',
  value: priceOf,
  show: (bet) => priceText(bet.marketKind, priceOf(bet), bet.line),
  isNumber: true,
};
