import * as z from 'zod/mini';

/** How a one-time code is sent. The specification shows WhatsApp as switched off. */
export const OtpChannel = z.enum(['sms', 'whatsapp', 'voice']);
export type OtpChannel = z.output<typeof OtpChannel>;

/** A national number without its country code: `8031234567`. */
export const Mobile = z.string().check(z.regex(/^0?\d{7,12}$/, 'Please enter mobile number'));

export const CountryCode = z.string().check(z.regex(/^\+?\d{1,4}$/, 'Unknown country code'));
