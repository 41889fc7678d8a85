import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Deposit } from '../../../contract/cashier/deposits.ts';
import type { GatewayField } from '../../../contract/cashier/gateways.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import type { MoneyRequest } from '../../../state/money/moneyRequest.ts';
import { useMoneyRequest } from '../../../state/money/useMoneyRequest.ts';
import { depositLimit } from '../../../state/play/depositLimit.ts';
import { saferPlay } from '../../../state/play/saferPlay.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { UploadProgress } from '../../../ui/status/UploadProgress.tsx';
import { AmountField } from '../fields/AmountField.tsx';
import { amountProblem, typedKobo } from '../fields/amountProblem.ts';
import { fieldProblem, fieldText } from '../fields/fieldProblem.ts';
import { focusFirstProblem } from '../fields/focusFirstProblem.ts';
import { useSendBlock } from '../fields/useSendBlock.ts';
import type { AnsweredRequest } from '../requests/answeredRequest.ts';
import { IntentNotice } from '../requests/IntentNotice.tsx';
import type { ShownGateway } from '../requests/shown.ts';
import { Credited } from './Credited.tsx';
import { sendDeposit } from './depositRequests.ts';
import { depositLimits, isPaidFirst, refusalMeans } from './depositWords.ts';
import { PayTo } from './PayTo.tsx';
import { ProofField } from './ProofField.tsx';
import { WhatNext } from './WhatNext.tsx';

interface DepositFormProps {
  detail: ShownGateway;
  request: MoneyRequest<AnsweredRequest<Deposit>>;
}

const CHIPS_KOBO = [1_000_00, 2_000_00, 5_000_00, 10_000_00, 20_000_00, 50_000_00];

/**
 * The gateway's form, as the server describes it. With an account, wallet or address, the player pays first
 * and then reports it. Otherwise the player requests the deposit first and then pays.
 */
export function DepositForm({ detail, request }: DepositFormProps) {
  const { gateway, fields } = detail;
  const { values, phase, share } = useMoneyRequest(request);
  const [proof, setProof] = useState<File>();
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) focusFirstProblem(form.current);
  }, [tries]);

  const paysFirst = isPaidFirst(detail);
  const { isOff, isBusy, reason, label } = useSendBlock(phase);
  const refused = phase.is === 'editing' ? phase.problem?.fields : undefined;
  const amountText = values['amount'] ?? '';
  const amount = typedKobo(amountText);
  const own = depositLimit(useSnapshot(saferPlay.state).data?.moneyLimits ?? []);
  const most = Math.min(gateway.max, own?.left ?? gateway.max);
  const wrongAmount = amountProblem(amountText, { ...gateway, ownLimitKobo: own?.left });
  const typed = fields.filter(({ kind }) => kind !== 'file');
  const problemOf = (field: GatewayField) =>
    refused?.[field.name] ??
    (tries > 0 ? fieldProblem(field, values[field.name] ?? '') : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isOff || isBusy) return;
    setTries(tries + 1);
    if (wrongAmount || typed.some((field) => fieldProblem(field, values[field.name] ?? ''))) return;
    const input = {
      gateway: gateway.code,
      amount,
      ...filled('reference', fields, values),
      ...filled('phone', fields, values),
      ...(detail.rate && { rate: detail.rate.naira }),
      ...(proof && { proof }),
      ...(paysFirst && { isPaid: true }),
    };
    request.submit((key, upload) => sendDeposit(gateway, input, key, upload));
  }

  const act = paysFirst ? 'I have sent' : gateway.paymentId === 'card' ? 'Pay' : 'Deposit';
  return (
    <form ref={form} className="cashier__form" noValidate onSubmit={submit}>
      <Card>
        <div className="cashier__section">
          <AmountField
            value={amountText}
            onChange={(text) => request.change('amount', text)}
            chips={CHIPS_KOBO.filter((kobo) => kobo >= gateway.min && kobo <= most)}
            hint={depositLimits(gateway, own?.left)}
            error={refused?.['amount'] ?? (tries > 0 ? wrongAmount : undefined)}
            disabled={isBusy}
          />
          <Credited amountKobo={wrongAmount ? 0 : amount} gateway={gateway} />
          <WhatNext gateway={gateway} paysFirst={paysFirst} />
        </div>
      </Card>
      {(paysFirst || detail.ussd) && (
        <Card>
          <section className="cashier__section">
            <h2>{paysFirst ? 'Send the money to' : 'What you will dial'}</h2>
            <PayTo detail={detail} amountKobo={wrongAmount ? 0 : amount} />
          </section>
        </Card>
      )}
      {paysFirst && fields.length > 0 && (
        <Card>
          <section className="cashier__section">
            <h2>Tell us about the payment</h2>
            {typed.map((field) => (
              <Field
                key={field.name}
                label={field.label}
                {...(field.hint && { hint: field.hint })}
                {...(field.kind === 'phone' && { type: 'tel', inputMode: 'tel' })}
                autoComplete={field.kind === 'phone' ? 'tel-national' : 'off'}
                value={values[field.name] ?? ''}
                onChange={({ target }) => request.change(field.name, target.value)}
                error={problemOf(field)}
                readOnly={isBusy}
              />
            ))}
            {fields.some(({ kind }) => kind === 'file') && (
              <ProofField
                file={proof}
                onChange={setProof}
                error={refused?.['proof']}
                disabled={isBusy}
                isFolded
              />
            )}
          </section>
        </Card>
      )}
      <IntentNotice phase={phase} safe={refusalMeans(paysFirst)} onRecheck={request.recheck} />
      {share !== undefined && <UploadProgress share={share} what="receipt" onStop={request.stop} />}
      <Button kind="action" type="submit" isWide isBusy={isBusy} disabled={isOff}>
        {label ??
          (wrongAmount ? (paysFirst ? `${act} the money` : act) : `${act} ${wholeNaira(amount)}`)}
      </Button>
      <p className="cashier__note" role="status">
        {reason}
      </p>
    </form>
  );
}

function filled<Name extends string>(
  name: Name,
  fields: readonly GatewayField[],
  values: Readonly<Record<string, string>>,
) {
  const field = fields.find((one) => one.name === name);
  const text = field && fieldText(field, values[name] ?? '');
  return (text ? { [name]: text } : {}) as Partial<Record<Name, string>>;
}
