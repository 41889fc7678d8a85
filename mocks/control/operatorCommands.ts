import { formatNaira } from '../../src/domain/money/money.ts';
import { settleMarket } from '../domain/bets/settleMarket.ts';
import { couponResultOf } from '../domain/coupons/couponMarkets.ts';
import { settleCoupons } from '../domain/coupons/settleCoupons.ts';
import { balanceOf } from '../domain/money/ledger.ts';
import { lapseAtIncident } from '../domain/orders/endRest.ts';
import { followBook } from '../domain/orders/followBook.ts';
import { Refusal } from '../domain/refusal.ts';
import { adjustBy } from './adjust.ts';
import type { CommandDesk, EveryCommand } from './commandDesk.ts';
import { decide, waiting } from './decisions.ts';
import { checkResult } from './input/checkResult.ts';
import { checkMarket, checkUnsettled, override } from './override.ts';
import { who } from './who.ts';

/** The commands that do what an operator does in the back office. */
export function operatorCommands({
  desk: { house, catchUp },
  caughtUp,
}: CommandDesk): Pick<
  EveryCommand,
  'market' | 'settle' | 'approve' | 'decline' | 'app' | 'adjust' | 'otp' | 'queue'
> {
  return {
    market({ marketId, status, incident = false }) {
      catchUp();
      checkUnsettled(house, marketId);
      if (incident) lapseAtIncident(house, marketId, house.clock.now());
      override(house, marketId, { status });
      // Orders go on from here: what the world did while the market was held does not count.
      followBook(house, marketId, house.clock.now(), []);
      return caughtUp();
    },
    settle({ marketId, result }) {
      const status = result.kind === 'void' ? 'void' : 'settled';
      checkMarket(house, marketId);
      checkResult(house, marketId, result);
      override(house, marketId, { status, result });
      const at = house.clock.now();
      settleMarket(house, marketId, result, at);
      const coupon = couponResultOf(house, marketId, at);
      if (coupon) settleCoupons(house, marketId, coupon, at);
      return caughtUp();
    },
    approve({ id }) {
      decide(house, id, null);
      return caughtUp();
    },
    decline({ id, reason }) {
      decide(house, id, reason);
      return caughtUp();
    },
    app({ gateways, hasDemoUsers, reviews, trading, taxPercent, operator, ...app }) {
      Object.assign(house.settings.gateways, gateways);
      if (hasDemoUsers !== undefined) house.settings.hasDemoUsers = hasDemoUsers;
      if (reviews !== undefined) house.settings.reviews = reviews;
      if (trading !== undefined) house.settings.trading = trading;
      if (taxPercent !== undefined) house.settings.taxPercent = taxPercent;
      if (operator !== undefined) house.settings.operator = operator;
      Object.assign(house.settings.app, app);
      return caughtUp();
    },
    adjust({ who: name, naira }) {
      const { accountId, username } = who(house, name);
      const kobo = Math.round(naira * 100);
      const balance = balanceOf(house, accountId);
      if (kobo < 0 && balance + kobo < 0) {
        const message = `${username} has ${formatNaira(balance)}: no more can be taken`;
        throw new Refusal('invalid', message);
      }
      adjustBy(house, accountId, kobo);
      return caughtUp();
    },
    otp: () => house.db.otps.all().reverse(),
    queue: () => waiting(house),
  };
}
