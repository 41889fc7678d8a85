import { formatNaira } from '../../src/domain/money/money.ts';
import { settleMarket } from '../domain/bets/settleMarket.ts';
import { couponResultOf } from '../domain/coupons/couponMarkets.ts';
import { settleCoupons } from '../domain/coupons/settleCoupons.ts';
import { balanceOf } from '../domain/money/ledger.ts';
import { lapseAtIncident } from '../domain/orders/endRest.ts';
import { followBook } from '../domain/orders/followBook.ts';
import { Refusal } from '../domain/refusal.ts';
import { adjustBy } from './adjust.ts';
import type { CommandContext, EveryCommand } from './commandContext.ts';
import { decide, waiting } from './decisions.ts';
import { checkResult } from './input/checkResult.ts';
import { checkMarket, checkUnsettled, override } from './override.ts';
import { who } from './who.ts';

/** The commands that do what an operator does in the back office. */
export function operatorCommands({
  context: { operator, catchUp },
  caughtUp,
}: CommandContext): Pick<
  EveryCommand,
  'market' | 'settle' | 'approve' | 'decline' | 'app' | 'adjust' | 'otp' | 'queue'
> {
  return {
    market({ marketId, status, incident = false }) {
      catchUp();
      checkUnsettled(operator, marketId);
      if (incident) lapseAtIncident(operator, marketId, operator.clock.now());
      override(operator, marketId, { status });
      // Orders go on from here: what the world did while the market was held does not count.
      followBook(operator, marketId, operator.clock.now(), []);
      return caughtUp();
    },
    settle({ marketId, result }) {
      const status = result.kind === 'void' ? 'void' : 'settled';
      checkMarket(operator, marketId);
      checkResult(operator, marketId, result);
      override(operator, marketId, { status, result });
      const at = operator.clock.now();
      settleMarket(operator, marketId, result, at);
      const coupon = couponResultOf(operator, marketId, at);
      if (coupon) settleCoupons(operator, marketId, coupon, at);
      return caughtUp();
    },
    approve({ id }) {
      decide(operator, id, null);
      return caughtUp();
    },
    decline({ id, reason }) {
      decide(operator, id, reason);
      return caughtUp();
    },
    app({ gateways, hasDemoUsers, reviews, trading, taxPercent, operator: manner, ...app }) {
      Object.assign(operator.settings.gateways, gateways);
      if (hasDemoUsers !== undefined) operator.settings.hasDemoUsers = hasDemoUsers;
      if (reviews !== undefined) operator.settings.reviews = reviews;
      if (trading !== undefined) operator.settings.trading = trading;
      if (taxPercent !== undefined) operator.settings.taxPercent = taxPercent;
      if (manner !== undefined) operator.settings.operator = manner;
      Object.assign(operator.settings.app, app);
      return caughtUp();
    },
    adjust({ who: name, naira }) {
      const { accountId, username } = who(operator, name);
      const kobo = Math.round(naira * 100);
      const balance = balanceOf(operator, accountId);
      if (kobo < 0 && balance + kobo < 0) {
        const message = `${username} has ${formatNaira(balance)}: no more can be taken`;
        throw new Refusal('invalid', message);
      }
      adjustBy(operator, accountId, kobo);
      return caughtUp();
    },
    otp: () => operator.db.otps.all().reverse(),
    queue: () => waiting(operator),
  };
}
