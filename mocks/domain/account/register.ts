import type * as z from 'zod/mini';
import type { register as registerCall } from '../../../src/contract/account/registration.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import { offerBonuses } from '../bonus/bonusOffers.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import type { RefusalCode } from '../refusalCode.ts';
import { tell } from '../tell.ts';
import { openSession, type SignedInAccount } from './accounts.ts';
import { emailTarget, mobileTarget, nationalNumber } from './contact.ts';
import { isProved } from './otp.ts';
import { isOwnFriend, joinByCode, parentOf } from './referral.ts';
import { isExcludedName } from './samePerson.ts';

type Registration = z.output<(typeof registerCall)['input']>;

const PROOF_MS = 30 * 60_000;
/** Agents' codes, which belong to no player. */
const AGENT_CODES = ['LAGOS10'];

const HELD = {
  title: 'Referral bonus',
  text: 'Your account and the one that invited you seem to belong together. A person looks at it after your first deposit of ₦1,000 or more, and we tell you the result.',
  severity: 'info',
} as const;

/** Opens an account and signs it in. */
export function register(operator: Operator, form: Registration): SignedInAccount {
  const { db, clock, settings } = operator;
  const username = form.username.trim();
  const mobile = form.mobile ? nationalNumber(form.mobile) : null;
  const email = form.email ? emailTarget(form.email) : null;
  const targets = [
    ...(mobile ? [mobileTarget(mobile, form.country_code)] : []),
    ...(email ? [email] : []),
  ];
  const agentCode = form.agent_code?.trim().toUpperCase() || null;

  if (targets.length === 0) refuse('contact-needed', { mobile: 'Please enter mobile number' });
  // A brand that registers by email also accepts a number, but only the email is proved.
  const isKnown = targets.some((target) => isProved(operator, 'register', target, PROOF_MS));
  if (settings.app.OTP !== 0 && !isKnown) {
    refuse('not-verified', { otp: 'Please verify your number or email first' });
  }
  if (db.accounts.all().some((row) => row.username.toLowerCase() === username.toLowerCase())) {
    refuse('username-taken', { username: 'This username is taken' });
  }
  refuseTaken(operator, mobile, email);
  if (isExcludedName(operator, form.name)) {
    // Says no more: whoever types a name must not learn that its owner is excluded.
    refuse('name-refused', { name: 'We cannot open an account under this name' });
  }
  if (agentCode && !AGENT_CODES.includes(agentCode) && !parentOf(operator, agentCode)) {
    refuse('unknown-agent', { agent_code: 'Code not found. Check it, or leave it empty' });
  }

  const account: AccountRow = db.accounts.insert({
    accountId: db.next('account', 2001),
    username,
    password: form.password,
    name: form.name.trim(),
    mobile,
    email,
    isDemo: false,
    kycStatus: 'none',
    hasWithdrawalLock: false,
    agentCode,
    registeredAt: clock.now(),
    lastLoginAt: null,
  });
  const parentId = agentCode ? parentOf(operator, agentCode) : undefined;
  const isOwn = parentId !== undefined && isOwnFriend(operator, account, parentId);
  // An agent's code brings no friend, and so no bonus for one.
  const isFriend = parentId !== undefined && !isOwn;
  offerBonuses(operator, isFriend ? account : { ...account, agentCode: null });
  if (agentCode) joinByCode(operator, account, agentCode, form.source ?? '');
  if (isOwn) tell(operator, account.accountId, HELD, clock.now());
  return openSession(operator, account);
}

/** One account for each number and for each email. */
export function refuseTaken({ db }: Operator, mobile: string | null, email: string | null): void {
  if (mobile && db.accounts.where('mobile', mobile).length > 0) {
    refuse('mobile-taken', { mobile: 'This number already has an account' });
  }
  if (email && db.accounts.where('email', email).length > 0) {
    refuse('email-taken', { email: 'This email already has an account' });
  }
}

function refuse(code: RefusalCode, fields: Record<string, string>): never {
  const [message = ''] = Object.values(fields);
  throw new Refusal(code, message, { status: 422, fields });
}
