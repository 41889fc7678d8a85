import { nationalDigits } from '../../../src/domain/text/typedDigits.ts';
import { sendOtp } from '../../domain/account/otp.ts';
import { inChain } from '../../domain/account/receipts.ts';
import { refundWithdrawal } from '../../domain/cashier/decideWithdrawal.ts';
import { maskedAccount, savedAccountOf } from '../../domain/cashier/savedAccounts.ts';
import { taxRuleOf } from '../../domain/cashier/taxRule.ts';
import { checkMayWithdraw, withdrawableOf } from '../../domain/cashier/withdrawable.ts';
import {
  createWithdrawal,
  withdrawalView,
  withdrawTarget,
} from '../../domain/cashier/withdrawals.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';
import { isAskedRequest } from '../isAskedRequest.ts';
import { pageOf } from '../pages.ts';

/** Withdrawals. */
export const withdrawalRules = {
  requestWithdrawOtp: ({ operator, player }) => {
    checkMayWithdraw(player);
    const { accountId } = player;
    const byMobile = player.mobile !== null;
    const request = {
      purpose: 'withdraw' as const,
      target: withdrawTarget(accountId),
      accountId,
      channel: byMobile ? ('sms' as const) : ('email' as const),
    };
    return sendOtp(operator, request, `OTP sent on your ${byMobile ? 'mobile' : 'email'}`);
  },
  createWithdrawal: ({
    operator,
    player,
    input: { gateway, amount, savedAccountId, otp },
    key,
  }) => {
    checkMayWithdraw(player);
    const { bankName, accountNo } = savedAccountOf(operator, player.accountId, savedAccountId);
    const destination = maskedAccount(bankName, accountNo);
    const form = { gateway, amountKobo: amount, destination, otp, clientKey: key || null };
    return {
      withdrawal: withdrawalView(
        inChain(operator, player, createWithdrawal(operator, player, form)),
      ),
      message: 'Request created',
    };
  },
  createDynamicWithdrawal: ({ operator, player, input, key }) => {
    const { gateway, amount, phone, address, otp, proof } = input;
    checkMayWithdraw(player);
    const to = phone ?? address;
    if (!to) {
      const message = 'Please say where the money should go';
      throw new Refusal('invalid', message, { fields: { phone: message, address: message } });
    }
    if (phone && player.mobile !== null && nationalDigits(phone) !== player.mobile) {
      const message = 'Use the wallet of your own phone number, the one of your account';
      throw new Refusal('invalid', message, { fields: { phone: message } });
    }
    const destination = maskedAccount(phone ? 'Wallet' : 'Address', to);
    const form = {
      gateway,
      amountKobo: amount,
      destination,
      otp,
      clientKey: key || null,
      hasProof: proof !== undefined,
    };
    return {
      withdrawal: withdrawalView(
        inChain(operator, player, createWithdrawal(operator, player, form)),
      ),
      message: 'Request created',
    };
  },
  cancelWithdrawal: ({ operator, player, input: { withdrawalId }, at }) => {
    const row = operator.db.withdrawals.get(withdrawalId);
    if (row?.accountId !== player.accountId) {
      throw new Refusal('unknown-withdrawal', 'Request not found', { status: 404 });
    }
    if (row.isLocked && row.status === 'pending') {
      throw new Refusal(
        'withdrawal-locked',
        "You locked your withdrawals, so you can't cancel this one",
        {
          status: 409,
        },
      );
    }
    const ended = { status: 'declined' as const, reason: 'Cancelled by you', at };
    return { withdrawal: withdrawalView(refundWithdrawal(operator, row, ended)) };
  },
  lockWithdrawals: ({ operator: { db }, player, input: { isLocked } }) => {
    db.accounts.update(player.accountId, { hasWithdrawalLock: isLocked });
    const pending = db.withdrawals
      .where('accountId', player.accountId)
      .filter(({ status }) => isLocked && status === 'pending');
    for (const { withdrawalId } of pending) db.withdrawals.update(withdrawalId, { isLocked: true });
    return { isLocked };
  },
  listWithdrawals: ({ operator, player, input, at }) => {
    const { page, withdrawalId } = input;
    const rows = operator.db.withdrawals
      .where('accountId', player.accountId)
      .filter(
        (row) => isAskedRequest(row, input) && (!withdrawalId || row.withdrawalId === withdrawalId),
      );
    return {
      asOf: at,
      withdrawals: pageOf(rows, page).map(withdrawalView),
      total: rows.length,
      withdrawable: withdrawableOf(operator, player.accountId),
      tax: taxRuleOf(operator, player.accountId),
      isLocked: player.hasWithdrawalLock,
    };
  },
} satisfies SomeRules;
