import * as z from 'zod/mini';
import { atLeast, atMost, atMostSeen } from '../kit/characters.ts';
import { Done, Ok } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CountryCode, Mobile, OtpChannel } from '../kit/phone.ts';
import { SignedIn } from './auth.ts';

/**
 * A code was sent. The specification's answers have a message at most; ours say how long until another may be
 * requested, and how long until this one expires.
 */
export const OtpSent = z.object({
  ok: Ok,
  message: z.optional(z.string()),
  resendInSeconds: z._default(z.int(), 60),
  expiresInSeconds: z._default(z.int(), 300),
});
export type OtpSent = z.output<typeof OtpSent>;

export const Email = z
  .string()
  .check(
    atLeast(1, 'Email cannot be empty'),
    z.regex(/^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/, 'Write an email address, like name@example.com'),
  );

export const Otp = z.string().check(atLeast(1, 'All fields are mandatory'));

export const sendOtpToMobile = endpoint({
  method: 'POST',
  path: '/sendOtpToMobile',
  access: 'anyone',
  input: z.object({
    mobile: Mobile,
    country_code: CountryCode,
    channel: z._default(OtpChannel, 'voice'),
  }),
  output: OtpSent,
  ours: 'payload',
});

export const sendOtpToEmail = endpoint({
  method: 'POST',
  path: '/sendOtpToEmail',
  access: 'anyone',
  input: z.object({ email: Email }),
  output: OtpSent,
  ours: 'payload',
});

/** Proves the mobile number or the email; registration follows within half an hour. */
export const verifyContact = endpoint({
  method: 'POST',
  path: '/mobileVerification',
  access: 'anyone',
  input: z.object({
    mobile: z.optional(Mobile),
    country_code: z.optional(CountryCode),
    email: z.optional(Email),
    otp: Otp,
  }),
  output: Done,
  ours: 'payload',
});

/** The specification's rules for each field, with its messages. */
export const RegistrationName = z
  .string()
  .check(
    z.normalize('NFC'),
    atLeast(1, 'Name cannot be empty'),
    atMostSeen(30, 'Max 30 characters allowed'),
  );

export const Username = z
  .string()
  .check(
    atLeast(1, 'User name cannot be empty'),
    atLeast(4, 'Username must be 4 to 15 characters.'),
    atMost(15, 'Username must be 4 to 15 characters.'),
    z.regex(/^[A-Za-z0-9 ]*$/, 'Special characters are not allowed in username.'),
  );

export const Password = z
  .string()
  .check(
    z.normalize('NFC'),
    atLeast(1, 'Password cannot be empty'),
    atLeast(8, 'Password must be 8 to 20 characters.'),
    atMost(20, 'Password must be 8 to 20 characters.'),
  );

export const register = endpoint({
  method: 'POST',
  path: '/register',
  access: 'anyone',
  input: z.object({
    name: RegistrationName,
    username: Username,
    password: Password,
    agent_code: z.optional(z.string()),
    typeId: z.literal(3),
    mobile: z.optional(Mobile),
    country_code: z.optional(CountryCode),
    email: z.optional(Email),
    /** The referrer, or else the page's own address. */
    source: z.optional(z.string()),
    /** The player's public address; empty when it could not be looked up. */
    ip: z.optional(z.string()),
  }),
  output: SignedIn,
  ours: 'payload',
});
