import { useSnapshot } from 'valtio';
import { organisation } from '../../../state/session/organisation.ts';
import { keepTyped, typedBefore } from '../../../state/session/registrationDraft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { ChannelPicker } from '../form/ChannelPicker.tsx';
import { chosenChannel } from '../form/chosenChannel.ts';
import { mobileError, nationalNumber } from '../form/nationalNumber.ts';
import { PhoneField } from '../form/PhoneField.tsx';
import { useCheckedForm } from '../form/useCheckedForm.ts';
import { beginByMobile, isCodeNeeded } from './registrationSteps.ts';
import { TermsNote } from './TermsNote.tsx';

/** The HTML of the build says it, too, while the number waits for the app (`src/start`). */
const BUSY = 'Sending…';

/** The first step of a registration by phone. */
export function MobileNumberView() {
  // Renders again when the operator's settings arrive.
  useSnapshot(organisation);
  const { errors, problem, isBusy, handlers } = useCheckedForm({
    names: ['mobile'],
    onTyped: keepTyped,
    errorsOf: ({ mobile }) => {
      const error = mobileError(mobile);
      return error ? { mobile: error } : {};
    },
    send: ({ mobile }, form) => beginByMobile(nationalNumber(mobile) ?? '', chosenChannel(form)),
  });
  return (
    <form className="auth-view auth-view--close" {...handlers}>
      <PhoneField error={errors.mobile} defaultValue={typedBefore('mobile')} isFirst />
      {/* The prerendered page has the picker, because it was made without the operator's settings. */}
      {(import.meta.env.SSR || isCodeNeeded()) && <ChannelPicker />}
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button
        className="auth-view__act"
        type="submit"
        kind="action"
        isWide
        isBusy={isBusy}
        data-busy={BUSY}
      >
        {isBusy ? BUSY : 'Next'}
      </Button>
      <TermsNote />
    </form>
  );
}
