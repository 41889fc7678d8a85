import { accounts, sessions } from './rows/accountRow.ts';
import { announcements } from './rows/announcementRow.ts';
import { attempts } from './rows/attemptRow.ts';
import { bets } from './rows/betRow.ts';
import { bonuses } from './rows/bonusRow.ts';
import { cashbackWeeks } from './rows/cashbackWeekRow.ts';
import { coupons } from './rows/couponRow.ts';
import { deposits } from './rows/depositRow.ts';
import { kycs } from './rows/kycRow.ts';
import { launches } from './rows/launchRow.ts';
import { ledger } from './rows/ledgerRow.ts';
import { otps } from './rows/otpRow.ts';
import { overrides } from './rows/overrideRow.ts';
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
  attempts,
  ledger,
  bets,
  coupons,
  overrides,
  deposits,
  withdrawals,
  savedAccounts,
  kycs,
  bonuses,
  saferPlays,
  rounds,
  gameSeeds,
  launches,
  cashbackWeeks,
  referrals,
  referralChildren,
  announcements,
  supportNotes,
  visits,
  replies,
};
