import { getProfile } from './account.ts';
import { getAppDetails } from './app.ts';
import { checkDemo, login, loginDemo, signOut } from './auth.ts';
import {
  listBets,
  listMatchBets,
  placeBookmakerBet,
  placeFancyBet,
  placeMatchOddsBet,
} from './bets.ts';
import { getEvent, getMatchSettings, listEvents } from './catalogue.ts';
import { recordVisit } from './visit.ts';
import { getExposure } from './wallet.ts';

/** Every call by its name. For the mock backend and tests: the app imports single endpoints. */
export const everyEndpoint = {
  login,
  loginDemo,
  checkDemo,
  signOut,
  getProfile,
  getAppDetails,
  listEvents,
  getEvent,
  getMatchSettings,
  placeMatchOddsBet,
  placeFancyBet,
  placeBookmakerBet,
  listBets,
  listMatchBets,
  getExposure,
  recordVisit,
};
