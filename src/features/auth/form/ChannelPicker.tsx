import './ChannelPicker.css';
import type { OtpChannel } from '../../../contract/kit/phone.ts';

const CHANNELS: [OtpChannel, string][] = [
  ['sms', 'Text Me'],
  ['whatsapp', 'Whatsapp Me'],
  ['voice', 'Call Me'],
];

/** How a code is sent. The specification shows WhatsApp as switched off. */
export function ChannelPicker() {
  return (
    <fieldset className="channels">
      <legend className="channels__legend">How should we send your code?</legend>
      {CHANNELS.map(([channel, label]) => (
        <label key={channel} className="channels__choice">
          <input
            type="radio"
            name="channel"
            value={channel}
            defaultChecked={channel === 'voice'}
            disabled={channel === 'whatsapp'}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
