import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/callError.ts';
import { makeBookingCode } from '../../../contract/betting/bookingCodes.ts';
import { asSentence } from '../../../domain/text/asSentence.ts';
import * as texts from '../../../messages/english/sportsbook/codeSheet.ts';
import type { Coded } from './couponCode.ts';

interface ShortCode {
  code?: string;
  /** How the code comes, or why it does not. */
  text: string;
}

/** Asks for the six-letter code of some selections, once. The same selections always have the same code. */
export function useShortCode(picks: readonly Coded[]): ShortCode {
  const [short, setShort] = useState<ShortCode>({ text: texts.getting });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet is for the selections it opened with
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const selections = picks.map(({ marketId, selectionId }) => ({ marketId, selectionId }));
    call(makeBookingCode, { selections }, { quiet: true, signal }).then(
      ({ code }) => setShort({ code, text: '' }),
      (error: unknown) => {
        if (signal.aborted) return;
        const isRefused = error instanceof CallError && !error.isUncertain;
        setShort({ text: isRefused ? texts.refused(asSentence(error.message)) : texts.offline });
      },
    );
    return () => asking.abort();
  }, []);
  return short;
}
