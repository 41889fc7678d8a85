import { OtpChannel } from '../../../contract/kit/phone.ts';

/** What the picker of a form says; a call where there is none. */
export function chosenChannel(form: HTMLFormElement): OtpChannel {
  return OtpChannel.safeParse(new FormData(form).get('channel')).data ?? 'voice';
}
