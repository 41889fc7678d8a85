import { accounts, sessions } from './rows/accountRow.ts';
import { announcements } from './rows/announcementRow.ts';
import { attempts } from './rows/attemptRow.ts';
import { bets } from './rows/betRow.ts';
import { bookingCodes } from './rows/bookingCodeRow.ts';
import { books } from './rows/bookRow.ts';
import { coupons } from './rows/couponRow.ts';
import { deposits } from './rows/depositRow.ts';
import { jackpotTickets } from './rows/jackpotTicketRow.ts';
import { ledger } from './rows/ledgerRow.ts';
import { bonuses } from './rows/offers/bonusRow.ts';
import { campaignWeeks } from './rows/offers/campaignWeekRow.ts';
import { cashbackWeeks } from './rows/offers/cashbackWeekRow.ts';
import { drawEntrants, draws } from './rows/offers/drawRow.ts';
import { referralChildren, referrals } from './rows/offers/referralRow.ts';
import { overrides } from './rows/overrideRow.ts';
import { kycs } from './rows/player/kycRow.ts';
import { otps } from './rows/player/otpRow.ts';
import { challenges, passkeys } from './rows/player/passkeyRow.ts';
import { pushSettings, pushSubscriptions } from './rows/player/pushRow.ts';
import { receipts } from './rows/player/receiptRow.ts';
import { saferPlays } from './rows/player/saferPlayRow.ts';
import { savedAccounts } from './rows/player/savedAccountRow.ts';
import { supportNotes } from './rows/player/supportNoteRow.ts';
import { visits } from './rows/player/visitRow.ts';
import { providerLaunches } from './rows/providerLaunchRow.ts';
import { replies } from './rows/replyRow.ts';
import { gameSeeds, rounds } from './rows/roundRow.ts';
import { stopLosses } from './rows/stopLossRow.ts';
import { withdrawals } from './rows/withdrawalRow.ts';

/** Every table of the backend. */
export const tables = {
  accounts,
  sessions,
  otps,
  attempts,
  ledger,
  bets,
  books,
  stopLosses,
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
  jackpotTickets,
  providerLaunches,
  cashbackWeeks,
  campaignWeeks,
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
