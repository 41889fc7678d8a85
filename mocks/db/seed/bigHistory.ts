import { post } from '../../domain/money/ledger.ts';
import type { Operator } from '../../domain/operator.ts';
import { createDatabase } from '../database.ts';
import type { BetRow } from '../rows/betRow.ts';
import { levelOut, openAccount } from './levelOut.ts';
import { ADAEZE_ID, ADAEZE_KOBO, seedPeople } from './people.ts';

const BETS = 10_000;
const SPAN_MS = 85 * 24 * 60 * 60_000;

/**
 * Repeats Adaeze's bets until there are 10,000, spread over three months, each with a ledger line. For
 * testing lists, statements and storage under load.
 */
export function* seedBigHistory(real: Operator): Generator<void, void> {
  // Beside the world in use, which answers meanwhile.
  const operator: Operator = { ...real, db: createDatabase() };
  const lived = real.db.bets.where('accountId', ADAEZE_ID).filter(({ isOpen }) => !isOpen);
  seedPeople(operator);
  operator.db.accounts.update(ADAEZE_ID, { kycStatus: 'approved' });
  const from = operator.clock.now() - SPAN_MS;
  openAccount(operator, ADAEZE_ID, from);
  for (let number = 0; number < BETS; number++) {
    const bet = lived[number % lived.length];
    if (bet) repeat(operator, bet, number, from + Math.floor((number * SPAN_MS) / BETS));
    yield;
  }
  yield* levelOut(operator, ADAEZE_ID, ADAEZE_KOBO);
  real.db = operator.db;
}

function repeat(operator: Operator, bet: BetRow, number: number, at: number): void {
  const betId = `B${200_000_001 + number}`;
  const { accountId, resultKobo, eventName, marketId, marketName } = bet;
  operator.db.bets.insert({ ...bet, betId, reference: betId, placedAt: at, settledAt: at });
  post(operator, {
    accountId,
    kind: 'bet-result',
    amountKobo: resultKobo ?? 0,
    reference: marketId,
    remark: `${eventName}, ${marketName}`,
    at,
  });
}
