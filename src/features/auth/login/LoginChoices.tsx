import './LoginChoices.css';
import { useSnapshot } from 'valtio';
import { organisation } from '../../../state/session/organisation.ts';
import { rememberedName } from './rememberedName.ts';

/** The boxes below the login. The specification offers them only where no one-time code is needed. */
export function LoginChoices() {
  const { appDetails } = useSnapshot(organisation);
  if (appDetails?.OTP !== 0) return null;
  return (
    <div className="login-choices">
      <label className="login-choices__choice">
        <input
          type="checkbox"
          name="remember"
          defaultChecked={rememberedName() !== ''}
          ref={fillName}
        />
        Remember me
      </label>
      <label className="login-choices__choice">
        <input type="checkbox" name="keep" defaultChecked />
        Keep me signed in
      </label>
    </div>
  );
}

/** Fills in the remembered name unless something is typed already. */
function fillName(box: HTMLInputElement | null): void {
  const username = box?.form?.elements.namedItem('username');
  if (username instanceof HTMLInputElement) username.value ||= rememberedName();
}
