import type { ReactNode } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { priceText } from '../../../state/bets/betsWords.ts';
import type { DenseColumn } from '../../../ui/list/DenseTable.tsx';
import { timeColumn } from '../../../ui/list/timeColumn.tsx';
import './betColumns.css';
import { SideTag } from '../SideTag.tsx';

const priceOf = ({ priceMatched, priceAsked }: Bet) => priceMatched ?? priceAsked;

export const placedColumn = timeColumn<Bet>('Placed', ({ placedAt }) => placedAt);

/** What was bet on, which opens the bet. */
export const selectionColumn = (
  onOpen: (bet: Bet) => void,
  noteOf?: (bet: Bet) => ReactNode,
): DenseColumn<Bet> => ({
  title: 'Selection',
  isName: true,
  isElastic: true,
  value: ({ runnerName }) => runnerName,
  show: (bet) => (
    <button
      type="button"
      className="bet-columns__open"
      title={`${bet.runnerName}, ${bet.marketName}`}
      onClick={() => onOpen(bet)}
    >
      <SideTag bet={bet} /> <b>{bet.runnerName}</b>
      {noteOf?.(bet)}
    </button>
  ),
});

/** The price of each bet, as its market writes it; where it was matched, unless another is asked for. */
export const priceColumn = (price = priceOf): DenseColumn<Bet> => ({
  title: 'Price',
  value: price,
  show: (bet) => priceText(bet.marketKind, price(bet), bet.line),
  isNumber: true,
});

/** Money, in whole naira unless it is shown otherwise. */
export const moneyColumn = (
  title: string,
  value: (bet: Bet) => number,
  show: (bet: Bet) => ReactNode = (bet) => wholeNaira(value(bet)),
): DenseColumn<Bet> => ({
  title,
  value,
  show,
  isNumber: true,
});
