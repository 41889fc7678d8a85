import * as z from 'zod/mini';
import {
  Email,
  Otp,
  Password,
  RegistrationName,
  Username,
} from '../../../contract/account/registration.ts';
import { plainEmail } from '../../../domain/text/plainEmail.ts';
import { plainTyped } from '../../../domain/text/plainTyped.ts';
import { typedCode } from '../../../domain/text/typedDigits.ts';
import { mobileError } from './nationalNumber.ts';
import { limitError } from './typedLimit.ts';
import type { Errors, Values } from './useCheckedForm.ts';

/** The first rule that a text breaks, in the specification's words. */
function broken(rule: z.ZodMiniType, text: string): string | undefined {
  return z.safeParse(rule, text).error?.issues[0]?.message;
}

export const emailError = (text: string) => broken(Email, plainEmail(text));
export const otpError = (text: string) => broken(Otp, typedCode(text));
const passwordError = (text: string) => broken(Password, text);

export const REGISTRATION_FIELDS = [
  'name',
  'username',
  'password',
  'confirm',
  'mobile',
  'agent_code',
  'limit',
  'limit_period',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** Errors by field. The confirmation is not compared; the agent code, a second contact and a limit are optional. */
export function registrationErrors(values: Values<RegistrationField>): Errors<RegistrationField> {
  const { name, username, password, mobile, limit } = values;
  return found({
    name: broken(RegistrationName, name.trim()),
    username: broken(Username, plainTyped(username)),
    password: passwordError(password),
    mobile: mobile.trim() === '' ? undefined : mobileError(mobile),
    limit: limitError(limit),
  });
}

const NEEDED = 'All fields are mandatory';

/** Both fields are required, and the password must be one that the server accepts. */
export function resetErrors({ otp, password }: Values<'otp' | 'password'>) {
  return found({
    otp: otpError(otp),
    password: password === '' ? NEEDED : passwordError(password),
  });
}

/** The old password is only required: it may be older than today's rules. */
export function changeErrors({ oldPassword, newPassword }: Values<'oldPassword' | 'newPassword'>) {
  return found({
    oldPassword: oldPassword === '' ? 'Password cannot be empty' : undefined,
    newPassword: passwordError(newPassword),
  });
}

function found<Name extends string>(errors: Record<Name, string | undefined>): Errors<Name> {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text)) as Errors<Name>;
}
