import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/callError.ts';
import { shownProblem } from '../../../api/shownProblem.ts';
import { requestWithdrawOtp } from '../../../contract/cashier/withdrawals.ts';
import { asSentence } from '../../../domain/text/asSentence.ts';
import * as texts from '../../../messages/english/withdraw/withdraw.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { ResendButton } from '../../../ui/form/ResendButton.tsx';
import { useHoldReload } from '../../../ui/hooks/useHoldReload.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { PasskeyCode } from './PasskeyCode.tsx';

interface WithdrawCodeProps {
  amountKobo: number;
  code: string;
  onChange(code: string): void;
  error: string | undefined;
  isBusy: boolean;
}

const NO_REASON = { code: undefined, retryAfterSeconds: 0 };

/** The one-time code. Requested when this appears, and again once the server allows it. Never stored. */
export function WithdrawCode({ amountKobo, code, onChange, error, isBusy }: WithdrawCodeProps) {
  useHoldReload(texts.codeFirst);
  const [resendAt, setResendAt] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const [earned, setEarned] = useState('');
  const isProved = code !== '' && code === earned;
  const isAsked = useRef(false);

  async function ask(): Promise<number> {
    setProblem(undefined);
    try {
      const sent = await call(requestWithdrawOtp, { amount: amountKobo }, { quiet: true });
      setSaid(sent.message ?? texts.sentCode);
      return Date.now() + sent.resendInSeconds * 1000;
    } catch (cause) {
      const { code: why, retryAfterSeconds: seconds } =
        cause instanceof CallError ? cause : NO_REASON;
      // The last code is still valid; only a new one has to wait. After too many tries there is none.
      if (why === 'otp-too-soon') setSaid(texts.codeStillGood);
      else setProblem(shownProblem(cause));
      return Date.now() + seconds * 1000;
    }
  }

  useEffect(() => {
    // StrictMode runs effects twice, but the code is requested once.
    if (isAsked.current) return;
    isAsked.current = true;
    void ask().then(setResendAt);
  });

  return (
    <Card>
      <div className="cashier__section">
        <p className="cashier__note" role="status">
          {!isProved && (said || (resendAt === undefined && texts.sendingCode))}
        </p>
        {!isProved && (
          <Field
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => onChange(target.value)}
            error={error}
            readOnly={isBusy}
            autoFocus
          />
        )}
        {problem && (
          <Notice kind="error">
            <p>
              {problem === error ? texts.moneyStays : texts.moneyStaysAfter(asSentence(problem))}
            </p>
          </Notice>
        )}
        {!isProved && resendAt !== undefined && (
          <ResendButton resendAt={resendAt} isOff={isBusy} onResend={ask} />
        )}
        <PasskeyCode
          isProved={isProved}
          isOff={isBusy}
          onProved={(earned) => {
            setEarned(earned);
            onChange(earned);
          }}
        />
      </div>
    </Card>
  );
}
