import { OtpChannel } from '../../../contract/kit/phone.ts';

/** The channel chosen in the form; a voice call when the form has no picker. */
export function chosenChannel(form: HTMLFormElement): OtpChannel {
  return OtpChannel.safeParse(new FormData(form).get('channel')).data ?? 'voice';
}
