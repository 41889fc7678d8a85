import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { ChannelPicker } from '../form/ChannelPicker.tsx';
import { chosenChannel } from '../form/chosenChannel.ts';
import { mobileError, nationalNumber } from '../form/nationalNumber.ts';
import { PhoneField } from '../form/PhoneField.tsx';
import { useCheckedForm } from '../form/useCheckedForm.ts';
import { BackToLogin } from './BackToLogin.tsx';
import { askForCode } from './recoverySteps.ts';

/** Recovers a lost password by the account's phone number. */
export function ForgotPasswordView() {
  const { errors, problem, isBusy, handlers } = useCheckedForm({
    names: ['mobile'],
    errorsOf: ({ mobile }) => {
      const error = mobileError(mobile);
      return error ? { mobile: error } : {};
    },
    send: ({ mobile }, form) =>
      askForCode({
        phone: nationalNumber(mobile) ?? '',
        countryCode: '234',
        channel: chosenChannel(form),
      }),
  });
  return (
    <form className="auth-view auth-view--close" {...handlers}>
      <p>Enter your registered number. We'll send a code to reset your password.</p>
      <PhoneField error={errors.mobile} />
      <ChannelPicker />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button className="auth-view__act" type="submit" kind="action" isWide isBusy={isBusy}>
        {isBusy ? 'Sending…' : 'Send code'}
      </Button>
      <BackToLogin />
    </form>
  );
}
