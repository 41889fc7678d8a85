import type { ReceiptBody, ReceiptKind } from '../../../src/contract/account/receipts.ts';
import { averagePrice } from '../../../src/domain/market/fills.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import { couponName } from '../../../src/domain/sportsbook/couponName.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import type { DepositRow } from '../../db/rows/depositRow.ts';
import type { WithdrawalRow } from '../../db/rows/withdrawalRow.ts';
import { netOf } from '../cashier/withdrawals.ts';
import { couponView } from '../coupons/couponView.ts';
import type { Operator } from '../operator.ts';

/** What a receipt says of its subject. */
export type Said = Pick<ReceiptBody, 'rules' | 'facts' | 'prices' | 'steps'>;

/** What can be said of a player's bet, deposit or withdrawal; undefined when the player has none by that id. */
export function saidOf(
  operator: Operator,
  accountId: number,
  kind: ReceiptKind,
  id: string,
): Said | undefined {
  const { bets, coupons, deposits, withdrawals } = operator.db;
  const ofPlayer = <Row extends { accountId: number }>(row: Row | undefined) =>
    row?.accountId === accountId ? row : undefined;
  if (kind === 'bet') {
    const bet = ofPlayer(bets.get(id));
    return bet && { ...saidOfBet(bet), prices: pricePath(operator, bet) };
  }
  if (kind === 'coupon') {
    const coupon = ofPlayer(coupons.get(id));
    return coupon && saidOfCoupon(coupon);
  }
  if (kind === 'deposit') {
    const deposit = ofPlayer(deposits.get(id));
    return deposit && saidOfRequest(deposit, [['To', 'Oja wallet']]);
  }
  const withdrawal = ofPlayer(withdrawals.get(id));
  return (
    withdrawal &&
    saidOfRequest(withdrawal, [
      ['To', withdrawal.destination],
      ['Tax', formatNaira(withdrawal.taxKobo)],
      ['You get', formatNaira(netOf(withdrawal))],
    ])
  );
}

type Fact = [name: string, value: string];

/** A fact that not every subject has. */
function known<T>(name: string, value: T | null | undefined, say: (value: T) => string): Fact[] {
  return value === null || value === undefined ? [] : [[name, say(value)]];
}

const price = (hundredths: number) => (hundredths / 100).toFixed(2);

function saidOfBet(bet: BetRow): Omit<Said, 'prices'> {
  const got = averagePrice(bet.fills);
  return {
    rules: bet.rulesVersion,
    facts: [
      ['Selection', `${bet.side} ${bet.runnerName}`],
      ['Market', `${bet.marketName}, ${bet.eventName}`],
      ...known('Line', bet.line, String),
      ['Price requested', price(bet.askedHundredths)],
      ['Price matched', got === undefined ? 'None' : price(got)],
      ['Market version', String(bet.version)],
      ['Stake', formatNaira(bet.stakeKobo)],
      ['State', bet.state],
      ...known('Result', bet.resultKobo, formatNaira),
    ],
    steps: fateSteps(bet, bet.outcome),
  };
}

function saidOfCoupon(coupon: CouponRow): Said {
  const { totalOdds, soldStake, soldFor = 0, restaked, returned, ...view } = couponView(coupon);
  const legs = coupon.legs.map(
    (leg, index): Fact => [
      `Leg ${index + 1}`,
      `${leg.selectionName} at ${price(leg.oddsHundredths)}, ${leg.marketName}, ${leg.eventName}, requested ${price(leg.askedHundredths)}, ${leg.result ?? 'open'}`,
    ],
  );
  return {
    rules: coupon.rulesVersion,
    facts: [
      ['Kind', couponName(view)],
      ...known('Total odds', totalOdds, price),
      ['Stake', formatNaira(coupon.stakeKobo)],
      ...known('Paid by', view.freeBetId, () => 'free bet'),
      ...known('Cashed out', soldStake, (kobo) => {
        return `${formatNaira(kobo)} of the stake for ${formatNaira(soldFor)}`;
      }),
      ...known('Of it staked again', restaked, formatNaira),
      ['State', coupon.state],
      ...known('Returned', returned, formatNaira),
      ...legs.slice(0, MOST_LEGS),
      ...known(
        'More legs',
        legs.length - MOST_LEGS > 0 ? legs.length - MOST_LEGS : undefined,
        String,
      ),
    ],
    prices: [],
    steps: fateSteps(coupon, null),
  };
}

/** More would not fit a QR code that a phone's camera can read. */
const MOST_LEGS = 6;
const MOST_STEPS = 8;

function saidOfRequest(row: DepositRow | WithdrawalRow, more: Fact[]): Said {
  return {
    rules: '',
    facts: [
      ['Amount', formatNaira(row.amountKobo)],
      ['Fee', formatNaira(row.feeKobo)],
      ['By', row.gatewayName],
      ...more,
      ['State', row.status],
    ],
    prices: [],
    steps: row.steps.slice(-MOST_STEPS).map(({ at, text }) => [at, text]),
  };
}

type Fate = Pick<BetRow, 'placedAt' | 'decidesAt' | 'settledAt' | 'reason' | 'state'>;

function fateSteps(fate: Omit<Fate, 'state'>, outcome: string | null): Said['steps'] {
  const { placedAt, decidesAt, settledAt, reason } = fate;
  return [
    [placedAt, 'Placed'],
    ...(decidesAt === null ? [] : [[decidesAt, 'Decided'] satisfies [number, string]]),
    ...(reason === null
      ? []
      : [[decidesAt ?? placedAt, `Refused: ${reason}`] satisfies [number, string]]),
    ...(settledAt === null
      ? []
      : [[settledAt, outcome ? `Settled: ${outcome}` : 'Settled'] satisfies [number, string]]),
  ];
}

/** Seconds before the bet was placed at which its best price is told. */
const BEFORE_S = [60, 30, 15, 10, 5, 2];

/** The best price for the bet on the way to it and when it was decided; a price that stays is told once. */
function pricePath({ world }: Operator, bet: BetRow): Said['prices'] {
  const { placedAt, decidesAt } = bet;
  const moments = [
    ...BEFORE_S.map((seconds) => placedAt - seconds * 1000),
    placedAt,
    ...(decidesAt === null ? [] : [decidesAt]),
  ];
  const path: Said['prices'] = [];
  for (const at of moments) {
    const runner = world
      .market(bet.marketId, at)
      ?.runners.find(({ runnerId }) => runnerId === bet.runnerId);
    const best = runner?.[bet.side][0]?.[0];
    if (best !== undefined && best !== path.at(-1)?.[1]) path.push([at, best]);
  }
  return path;
}
