import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Gateway } from '../../../contract/cashier/gateways.ts';
import type { TaxRule } from '../../../domain/account/withdrawalTax.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { typedCode } from '../../../domain/text/typedDigits.ts';
import * as texts from '../../../messages/english/withdraw/withdraw.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { useMoneyRequest } from '../../../state/money/useMoneyRequest.ts';
import { organisation } from '../../../state/session/organisation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { UploadProgress } from '../../../ui/status/UploadProgress.tsx';
import { gatewayDetail, savedAccounts } from '../cashier.ts';
import { Destination } from '../deposit/Destination.tsx';
import { destinationOf, destinationProblem } from '../deposit/destination.ts';
import { AmountField } from '../fields/AmountField.tsx';
import { amountProblem, typedKobo } from '../fields/amountProblem.ts';
import { focusFirstProblem } from '../fields/focusFirstProblem.ts';
import { useSendBlock } from '../fields/useSendBlock.ts';
import { IntentNotice } from '../requests/IntentNotice.tsx';
import { RetryNotice } from './RetryNotice.tsx';
import { WithdrawCode } from './WithdrawCode.tsx';
import { WithdrawFacts } from './WithdrawFacts.tsx';
import { WithdrawMethod } from './WithdrawMethod.tsx';
import { sendWithdrawal, withdrawalRequest } from './withdrawalRequest.ts';
import { withdrawLimits } from './withdrawLimits.ts';

interface WithdrawFormProps {
  gateways: readonly Gateway[];
  gateway: Gateway;
  /** What can be withdrawn now; undefined while the balance is newer than that figure. */
  availableKobo: number | undefined;
  tax: TaxRule;
}

/** With “All” they fill two lines of three. */
const CHIPS_KOBO = [1_000_00, 5_000_00, 10_000_00, 50_000_00, 100_000_00];
const SAFE = texts.moneyStays;

/** The withdrawal form: amount, destination, and the code that proves it is the player. */
export function WithdrawForm({ gateways, gateway, availableKobo, tax }: WithdrawFormProps) {
  const { values, phase, share } = useMoneyRequest(withdrawalRequest);
  const needsCode = useSnapshot(organisation).appDetails?.OTP !== 0;
  const [file, setFile] = useState<File>();
  const [code, setCode] = useState('');
  /** The method that the code was asked for. */
  const [codeFor, setCodeFor] = useState('');
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) focusFirstProblem(form.current);
  }, [tries]);

  const details = gatewayDetail(gateway.code, 'withdraw');
  const detail = useFreshList(details);
  const fields = detail.data?.fields;
  const { accounts, problem: noAccounts } = useSnapshot(savedAccounts);
  const isAccountComing =
    fields?.some(({ kind }) => kind === 'account') && !accounts && !noAccounts;
  const { isOff, isBusy, reason, label } = useSendBlock(phase);
  useEffect(() => {
    if (isBusy) return;
    // A code is valid for one try. What was sent with it shows it until the answer.
    setCode('');
    setTries(0);
  }, [isBusy]);
  const refused = phase.is === 'editing' ? phase.problem?.fields : undefined;
  const isDown = gateway.status === 'down';
  // A code is asked for once it is known where the money goes.
  const isCodeAsked = codeFor === gateway.code;

  const amountText = values['amount'] ?? '';
  const amount = typedKobo(amountText);
  const wrongAmount = amountProblem(amountText, {
    ...gateway,
    ...(availableKobo !== undefined && { availableKobo }),
  });
  const mostKobo = Math.min(gateway.max, availableKobo ?? gateway.max);
  const wrongDestination = fields && destinationProblem(fields, values, file);
  const isWrong = wrongAmount !== undefined || wrongDestination !== undefined || !fields;
  const isTried = tries > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isOff || isBusy || isDown) return;
    setTries(tries + 1);
    if (isWrong) return;
    if (needsCode && !isCodeAsked) {
      setCode('');
      setCodeFor(gateway.code);
      setTries(0);
      return;
    }
    const otp = typedCode(code);
    if (needsCode && otp === '') return;
    const to = destinationOf(fields, values);
    // A document belongs to the gateway that asked for it.
    const proof = fields.some(({ kind }) => kind === 'file') ? file : undefined;
    const sent = {
      gateway: gateway.code,
      amount,
      ...to,
      ...(otp && { otp }),
      ...(proof && { proof }),
    };
    withdrawalRequest.submit((key, upload) => sendWithdrawal(sent, key, upload));
  }

  const change = (field: string, value: string) => {
    setTries(0);
    if (field === 'gateway') setCodeFor('');
    // The first method stands there unasked: from the first entry on it is the player's. The only account chooses
    // itself, perhaps before the saved draft was read, which may name another method.
    if (field !== 'savedAccountId' && values['gateway'] !== gateway.code)
      withdrawalRequest.change('gateway', gateway.code);
    withdrawalRequest.change(field, value);
  };
  return (
    <form ref={form} className="cashier__form" noValidate onSubmit={submit}>
      <Card>
        <div className="cashier__section">
          <WithdrawMethod
            gateways={gateways}
            gateway={gateway}
            instructions={
              detail.data?.instructions ?? (detail.status === 'failed' ? [] : undefined)
            }
            isBusy={isBusy}
            onSelect={(id) => change('gateway', id)}
          />
          {fields ? (
            <Destination
              fields={fields}
              values={values}
              problem={isTried ? wrongDestination : undefined}
              refused={refused}
              isBusy={isBusy}
              onChange={change}
              file={file}
              onFile={setFile}
            />
          ) : detail.status === 'failed' ? (
            <RetryNotice onRetry={() => void details.refresh()}>
              {texts.fieldsMissing(gateway.name)}
            </RetryNotice>
          ) : (
            <Skeleton className="cashier__account-skeleton" />
          )}
          <AmountField
            value={amountText}
            onChange={(text) => change('amount', text)}
            chips={CHIPS_KOBO.filter((kobo) => kobo >= gateway.min && kobo <= mostKobo)}
            {...(availableKobo !== undefined && { mostKobo })}
            hint={withdrawLimits(gateway, availableKobo)}
            error={refused?.['amount'] ?? (isTried ? wrongAmount : undefined)}
            disabled={isBusy}
          />
          <WithdrawFacts amountKobo={wrongAmount ? 0 : amount} gateway={gateway} tax={tax} />
        </div>
      </Card>
      {needsCode && isCodeAsked && (
        <WithdrawCode
          amountKobo={amount}
          code={code}
          onChange={setCode}
          error={refused?.['otp'] ?? (isTried && code === '' ? texts.enterCode : undefined)}
          isBusy={isBusy}
        />
      )}
      <IntentNotice phase={phase} safe={SAFE} onRecheck={withdrawalRequest.recheck} />
      {share !== undefined && (
        <UploadProgress share={share} what="document" onStop={withdrawalRequest.stop} />
      )}
      <Button
        kind="action"
        type="submit"
        isWide
        isBusy={isBusy}
        disabled={isOff || isDown || !fields || isAccountComing}
      >
        {label ??
          (needsCode && !isCodeAsked
            ? texts.next
            : wrongAmount
              ? texts.withdraw
              : texts.withdrawAmount(wholeNaira(amount)))}
      </Button>
      <p className="cashier__note" role="status">
        {reason}
      </p>
    </form>
  );
}
