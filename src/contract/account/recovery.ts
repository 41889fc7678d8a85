import * as z from 'zod/mini';
import { atLeast } from '../kit/characters.ts';
import { Done } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { GivenPassword } from '../kit/givenPassword.ts';
import { CountryCode, Mobile, OtpChannel } from '../kit/phone.ts';
import { Email, Otp, OtpSent, Password } from './registration.ts';

/** By phone or by email. The answer does not reveal whether the account exists. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/forgot-password',
  access: 'anyone',
  input: z.union([
    z.object({ email: Email }),
    z.object({
      phone: Mobile,
      countryCode: CountryCode,
      channel: z._default(OtpChannel, 'voice'),
    }),
  ]),
  output: z.object({
    ...OtpSent.shape,
    /** Names this request when the password is reset with its code. */
    requestId: z.optional(z.string()),
  }),
  ours: 'payload',
});

/**
 * Carries no user name: the code belongs to the request that it was sent for. Without `requestId` the server
 * takes the last request of the same device.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/reset-password',
  access: 'anyone',
  input: z.object({ otp: Otp, password: Password, requestId: z.optional(z.string()) }),
  output: Done,
  ours: 'payload',
});

/** Signs the player's other sessions out. */
export const updatePassword = endpoint({
  method: 'POST',
  path: '/update-password',
  access: 'player',
  input: z.object({
    oldPassword: GivenPassword.check(atLeast(1, 'Password cannot be empty')),
    newPassword: Password,
  }),
  output: Done,
  ours: 'payload',
});
