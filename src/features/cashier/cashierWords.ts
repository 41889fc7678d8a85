import type { Gateway } from '../../contract/cashier/gateways.ts';
import type { RequestStatus } from '../../contract/cashier/request.ts';
import { formatNaira, wholeNaira } from '../../domain/money/money.ts';
import { asSentence } from '../../domain/text/asSentence.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import * as texts from '../../messages/english/cashier.ts';
import type { Tone } from '../../ui/crest/mark.ts';
import { bankIcon, cardIcon, coinIcon, hashIcon, phoneIcon } from '../../ui/icon/icons.ts';

export const STATUSES: Record<RequestStatus, { text: string; kind?: 'good' | 'bad' | 'warn' }> = {
  pending: { text: 'Pending', kind: 'warn' },
  approved: { text: 'Approved', kind: 'good' },
  declined: { text: 'Declined', kind: 'bad' },
  expired: { text: 'Expired' },
};

/** The players' country. */
export const HOME = 'NG';

/** The name, icon and colour of each way that money travels: in and out alike. */
export const TRAVELS: Record<Gateway['paymentId'], { text: string; icon: string; tone: Tone }> = {
  bank: { text: 'Bank transfer', icon: bankIcon, tone: 'royal' },
  upi: { text: 'UPI', icon: phoneIcon, tone: 'violet' },
  card: { text: 'Card', icon: cardIcon, tone: 'navy' },
  wallet: { text: 'Mobile wallet', icon: phoneIcon, tone: 'teal' },
  ussd: { text: 'Bank USSD, no data needed', icon: hashIcon, tone: 'wine' },
  crypto: { text: 'USDT', icon: coinIcon, tone: 'bottle' },
};

/** A gateway's fee before there is an amount: `1.5%`, `₦50.00`; empty where it takes none. */
export function feeTerms({ feePercent, feeFixed }: Gateway): string {
  const parts = [feePercent > 0 && `${feePercent}%`, feeFixed > 0 && formatNaira(feeFixed)];
  return parts.filter(Boolean).join(' + ');
}

/** `No fee`, `Fee 1.5%`, `Fee ₦50.00`. */
export function feeText(gateway: Gateway): string {
  const text = feeTerms(gateway);
  return text ? `Fee ${text}` : 'No fee';
}

/** Why a gateway that is out of service cannot be used, as a sentence. */
export function offText({ name, statusText = texts.notAvailable }: Gateway): string {
  return texts.methodOff(
    name,
    asSentence(statusText.charAt(0).toLowerCase() + statusText.slice(1)),
  );
}

/** Its limits, which are whole naira: `₦100 to ₦1,000,000`. */
export function limitsText({ min, max }: Pick<Gateway, 'min' | 'max'>): string {
  return `${wholeNaira(min)} to ${wholeNaira(max)}`;
}

/** A date with its time, as details show it. */
export function moment(atMs: number): string {
  return `${lagosDay(atMs)} ${lagosClock(atMs)}`;
}

/** For lists: `21 Nov 06:09`. The details have the full date. */
export function shortMoment(atMs: number): string {
  return `${lagosDay(atMs).slice(4, -5)} ${lagosClock(atMs)}`;
}

export const OFFLINE = 'You are offline. Nothing is sent. What you typed is saved on this phone.';
