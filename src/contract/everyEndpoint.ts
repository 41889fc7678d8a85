import { getProfile } from './account.ts';
import { getAppDetails } from './app.ts';
import { checkDemo, login, loginDemo, signOut } from './auth.ts';
import { getBankAccountDetails, listBanks, listSavedAccounts, resolveAccount } from './bank.ts';
import {
  listBets,
  listMatchBets,
  placeBookmakerBet,
  placeFancyBet,
  placeMatchOddsBet,
} from './bets.ts';
import { cancelBonus, getBonusStats, listBonuses, listBonusParts, takeBonus } from './bonus.ts';
import { getMarketDay, launchGame, listRounds, playMarketDay, revealMarketDay } from './casino.ts';
import { getEvent, getMatchSettings, listEvents } from './catalogue.ts';
import { getBanners, listAnnouncements } from './content.ts';
import { getCoupon, listCoupons, priceSelections } from './coupon.ts';
import { cashOutCoupon, listCouponBets, placeCoupon, quoteCashOut } from './couponBets.ts';
import { addDepositProof, createDeposit, createFastDeposit, listDeposits } from './deposits.ts';
import { listDevices, signOutDevice } from './devices.ts';
import { findTvStream, getLobby, lookUpIp } from './external.ts';
import { actOnGateway, getGateway, listGateways } from './gateways.ts';
import { getKyc, submitKyc } from './kyc.ts';
import { forgotPassword, resetPassword, updatePassword } from './recovery.ts';
import {
  generateReferral,
  getReferralStats,
  listReferralChildren,
  listReferralSources,
} from './referral.ts';
import { register, sendOtpToEmail, sendOtpToMobile, verifyContact } from './registration.ts';
import {
  answerRaise,
  askToReturn,
  changeMoneyLimit,
  changeTimeLimit,
  getSaferPlay,
  setRealityCheck,
  takeBreak,
} from './saferPlay.ts';
import { getScorecard } from './scorecard.ts';
import { getStatement } from './statement.ts';
import { sendSupportNote } from './support.ts';
import { getTable, listTables, placeTableBet } from './tables.ts';
import { recordVisit } from './visit.ts';
import { getExposure } from './wallet.ts';
import {
  cancelWithdrawal,
  createDynamicWithdrawal,
  createWithdrawal,
  listWithdrawals,
  lockWithdrawals,
  requestWithdrawOtp,
} from './withdrawals.ts';

/** Every call by its name. For the mock backend and tests: the app imports single endpoints. */
export const everyEndpoint = {
  login,
  loginDemo,
  checkDemo,
  signOut,
  sendOtpToMobile,
  sendOtpToEmail,
  verifyContact,
  register,
  forgotPassword,
  resetPassword,
  updatePassword,
  getProfile,
  listDevices,
  signOutDevice,
  getAppDetails,
  getBanners,
  listAnnouncements,
  listEvents,
  getEvent,
  getMatchSettings,
  getScorecard,
  placeMatchOddsBet,
  placeFancyBet,
  placeBookmakerBet,
  listBets,
  listMatchBets,
  getExposure,
  listCoupons,
  getCoupon,
  priceSelections,
  placeCoupon,
  listCouponBets,
  quoteCashOut,
  cashOutCoupon,
  getStatement,
  getBankAccountDetails,
  listSavedAccounts,
  listBanks,
  resolveAccount,
  listGateways,
  getGateway,
  actOnGateway,
  createDeposit,
  createFastDeposit,
  addDepositProof,
  listDeposits,
  requestWithdrawOtp,
  createWithdrawal,
  createDynamicWithdrawal,
  cancelWithdrawal,
  lockWithdrawals,
  listWithdrawals,
  getKyc,
  submitKyc,
  listBonuses,
  getBonusStats,
  listBonusParts,
  takeBonus,
  cancelBonus,
  generateReferral,
  getReferralStats,
  listReferralChildren,
  listReferralSources,
  listRounds,
  getMarketDay,
  playMarketDay,
  revealMarketDay,
  launchGame,
  listTables,
  getTable,
  placeTableBet,
  getSaferPlay,
  changeMoneyLimit,
  changeTimeLimit,
  answerRaise,
  setRealityCheck,
  takeBreak,
  askToReturn,
  sendSupportNote,
  recordVisit,
};

/** Every call to a service of somebody else. */
export const everyExternal = { lookUpIp, findTvStream, getLobby };
