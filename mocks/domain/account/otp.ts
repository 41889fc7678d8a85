import type { OtpSent } from '../../../src/contract/account/registration.ts';
import type { OtpChannel } from '../../../src/contract/kit/phone.ts';
import type { OtpPurpose, OtpRow } from '../../db/rows/player/otpRow.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import type { RefusalCode } from '../refusalCode.ts';
import { checkAttempts, noteAttempt } from './attempts.ts';

/** Every code is this one. */
const CODE = '123456';
const RESEND_MS = 60_000;
export const OTP_VALID_MS = 5 * 60_000;
const MOST_ATTEMPTS = 5;

interface OtpRequest {
  purpose: OtpPurpose;
  target: string;
  accountId: number | null;
  channel: OtpChannel | 'email';
  askedFrom?: string;
  /** The network address of whoever asks; empty when there is none. */
  address?: string;
}

/** Sends a code. Another one may be requested after a minute. */
export function sendOtp(operator: Operator, asked: OtpRequest, message: string): OtpSent {
  const { address = '', askedFrom, ...request } = asked;
  if (request.channel === 'whatsapp') {
    throw new Refusal('channel-off', 'WhatsApp is not available now', { status: 422 });
  }
  const at = operator.clock.now();
  const last = lastOtp(operator, request.purpose, request.target);
  const waitMs = last ? last.sentAt + RESEND_MS - at : 0;
  if (waitMs > 0 && last?.usedAt === null) {
    const seconds = Math.ceil(waitMs / 1000);
    throw new Refusal('otp-too-soon', `Please wait ${seconds} s before asking for another code`, {
      status: 429,
      retryAfter: seconds,
    });
  }
  const attempt = { subject: `${request.purpose} ${request.target}`, address };
  checkAttempts(operator, 'code', attempt);
  noteAttempt(operator, 'code', attempt);
  operator.db.otps.insert({
    otpId: operator.db.next('otp'),
    ...request,
    ...(askedFrom !== undefined && { askedFrom }),
    code: CODE,
    sentAt: at,
    attempts: 0,
    usedAt: null,
  });
  return {
    ok: true,
    message,
    resendInSeconds: RESEND_MS / 1000,
    expiresInSeconds: OTP_VALID_MS / 1000,
  };
}

/** Stores a code that the player need not be sent: another proof has earned it. */
export function putOtp(
  operator: Operator,
  code: Pick<OtpRow, 'purpose' | 'target' | 'accountId' | 'code'>,
): void {
  const [sentAt, otpId] = [operator.clock.now(), operator.db.next('otp')];
  operator.db.otps.insert({ ...code, otpId, channel: 'sms', sentAt, attempts: 0, usedAt: null });
}

/** Checks the code for a target and uses it up, or refuses it. Attempts are counted. */
export function takeOtp(
  operator: Operator,
  purpose: OtpPurpose,
  target: string,
  code: string,
): OtpRow {
  return takeSentOtp(operator, lastOtp(operator, purpose, target), code);
}

/** Like `takeOtp`, for a code that was found by something else than its target. */
export function takeSentOtp(
  { db, clock }: Operator,
  otp: OtpRow | undefined,
  code: string,
): OtpRow {
  const at = clock.now();
  const isOver = !otp || otp.usedAt !== null || at > otp.sentAt + OTP_VALID_MS;
  if (isOver) throw otpRefusal('otp-expired', 'This code has expired. Please ask for a new one.');
  if (otp.attempts >= MOST_ATTEMPTS) {
    throw otpRefusal('otp-too-many', 'Too many wrong codes. Please ask for a new one.', 429);
  }
  if (code !== otp.code || (otp.purpose === 'reset' && otp.accountId === null)) {
    db.otps.update(otp.otpId, { attempts: otp.attempts + 1 });
    throw otpRefusal('otp-wrong', 'This code is not correct');
  }
  return db.otps.update(otp.otpId, { usedAt: at });
}

function lastOtp({ db }: Operator, purpose: OtpPurpose, target: string): OtpRow | undefined {
  return db.otps.where('target', target).findLast((row) => row.purpose === purpose);
}

/** Whether a target was proved for a purpose within this time. */
export function isProved(
  operator: Operator,
  purpose: OtpPurpose,
  target: string,
  withinMs: number,
): boolean {
  const usedAt = lastOtp(operator, purpose, target)?.usedAt ?? Number.NEGATIVE_INFINITY;
  return operator.clock.now() - usedAt <= withinMs;
}

function otpRefusal(code: RefusalCode, message: string, status = 422): Refusal {
  return new Refusal(code, message, { status, fields: { otp: message } });
}
