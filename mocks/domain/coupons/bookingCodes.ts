import type {
  makeBookingCode,
  openBookingCode,
} from '../../../src/contract/betting/bookingCodes.ts';
import type { OutputOf } from '../../../src/contract/kit/endpoint.ts';
import { MOST_LEGS } from '../../../src/domain/sportsbook/leg.ts';
import { readShortCode, SHORT_CODES, shortCode } from '../../../src/domain/sportsbook/shortCode.ts';
import { textKey } from '../../world/chance/hash.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { offerNow } from './offerNow.ts';

type Selections = OutputOf<typeof openBookingCode>['selections'];

/** The code of some selections: a new one, or the one they have already. */
export function codeFor(
  operator: Operator,
  selections: Selections,
): OutputOf<typeof makeBookingCode> {
  const at = operator.clock.now();
  const known = selections.filter((name) => offerNow(operator, name, at));
  if (known.length === 0 || known.length < selections.length || known.length > MOST_LEGS) {
    throw new Refusal('unknown-market', 'One of the selections is no longer offered');
  }
  const text = JSON.stringify(known);
  // Two sets of selections may have one hash: the later one takes the next free code.
  for (let number = textKey(text) % SHORT_CODES; ; number = (number + 1) % SHORT_CODES) {
    const code = shortCode(number);
    const row = operator.db.bookingCodes.get(code);
    if (!row) {
      operator.db.bookingCodes.insert({ code, selections: known, madeAt: at });
      return { code, madeAt: at };
    }
    if (JSON.stringify(row.selections) === text) return { code, madeAt: row.madeAt };
  }
}

export function selectionsOf(operator: Operator, typed: string): Selections {
  const row = operator.db.bookingCodes.get(readShortCode(typed) ?? '');
  if (!row) throw new Refusal('unknown-code', 'No booking code looks like this', { status: 404 });
  return [...row.selections];
}
