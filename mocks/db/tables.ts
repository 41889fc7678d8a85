import { accounts, sessions } from './rows/accountRow.ts';
import { announcements } from './rows/announcementRow.ts';
import { bets } from './rows/betRow.ts';
import { bonuses } from './rows/bonusRow.ts';
import { bookingCodes } from './rows/bookingCodeRow.ts';
import { books } from './rows/bookRow.ts';
import { cashbackWeeks } from './rows/cashbackWeekRow.ts';
import { coupons } from './rows/couponRow.ts';
import { deposits } from './rows/depositRow.ts';
import { drawEntrants, draws } from './rows/drawRow.ts';
import { kycs } from './rows/kycRow.ts';
import { ledger } from './rows/ledgerRow.ts';
import { otps } from './rows/otpRow.ts';
import { overrides } from './rows/overrideRow.ts';
import { challenges, passkeys } from './rows/passkeyRow.ts';
import { providerLaunches } from './rows/providerLaunchRow.ts';
import { pushSettings, pushSubscriptions } from './rows/pushRow.ts';
import { receipts } from './rows/receiptRow.ts';
import { referralChildren, referrals } from './rows/referralRow.ts';
import { replies } from './rows/replyRow.ts';
import { gameSeeds, rounds } from './rows/roundRow.ts';
import { saferPlays } from './rows/saferPlayRow.ts';
import { savedAccounts } from './rows/savedAccountRow.ts';
import { supportNotes } from './rows/supportNoteRow.ts';
import { visits } from './rows/visitRow.ts';
import { withdrawals } from './rows/withdrawalRow.ts';

/** Every table of the backend. */
export const tables = {
  accounts,
  sessions,
  otps,
  ledger,
  bets,
  books,
  coupons,
  bookingCodes,
  overrides,
  deposits,
  withdrawals,
  savedAccounts,
  kycs,
  bonuses,
  saferPlays,
  rounds,
  gameSeeds,
  providerLaunches,
  cashbackWeeks,
  drawEntrants,
  draws,
  referrals,
  referralChildren,
  announcements,
  receipts,
  passkeys,
  challenges,
  pushSubscriptions,
  pushSettings,
  supportNotes,
  visits,
  replies,
};
