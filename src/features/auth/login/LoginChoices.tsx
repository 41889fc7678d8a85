import './LoginChoices.css';
import { useSnapshot } from 'valtio';
import { organisation } from '../../../state/session/organisation.ts';
import { useHydrated } from '../../../ui/late/useHydrated.ts';
import { rememberedName } from './rememberedName.ts';

/** Offered only where no one-time code is needed, as the specification has it. */
export function LoginChoices() {
  const { appDetails } = useSnapshot(organisation);
  // The details may be known before this code is here; the prerendered page has no boxes.
  const isHydrated = useHydrated();
  if (!isHydrated || appDetails?.OTP !== 0) return null;
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

/** Puts the remembered name into the form, unless something is typed there already. */
function fillName(box: HTMLInputElement | null): void {
  const username = box?.form?.elements.namedItem('username');
  if (username instanceof HTMLInputElement) username.value ||= rememberedName();
}
