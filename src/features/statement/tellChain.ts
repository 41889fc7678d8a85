import { type ChainFault, checkChain } from '../../domain/account/chainCheck.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { readChain } from './readChain.ts';

export interface ToldChain {
  text: string;
  isFine: boolean;
}

const moment = (at: number) => `${lagosDay(at)} ${lagosClock(at)}`;

/** Compares the player's bets with the chain of receipts, in words; undefined when there is no bet. */
export async function tellChain(): Promise<ToldChain | undefined> {
  const books = await readChain();
  if (!books) return undefined;
  const { count, fault } = checkChain(books);
  return fault
    ? { text: faultText(fault), isFine: false }
    : { text: countText(count), isFine: true };
}

function countText(count: number): string {
  if (count === 0) return 'No bet is new enough to compare with your chain of receipts';
  return `Your chain of receipts has ${count === 1 ? 'your last bet' : `each of your last ${count} bets`}`;
}

function faultText(fault: ChainFault): string {
  if (fault.is === 'changed') {
    return `Receipt ${fault.no} of your chain is not the one that this phone knew`;
  }
  const bet = `${fault.bet.name}, placed ${moment(fault.bet.placedAt)}`;
  return fault.is === 'missing'
    ? `${bet}: your chain of receipts leaves it out`
    : `${bet}: your chain of receipts has it only since ${moment(fault.at)}`;
}
