import { type Snapshot, useSnapshot } from 'valtio';
import * as texts from '../../../messages/english/cashier.ts';
import type { IntentPhase } from '../../../state/money/intent.ts';
import { connection } from '../../../state/session/connection.ts';
import { useSecondsUntil } from '../../../ui/hooks/useSecondsUntil.ts';
import { OFFLINE } from '../cashierWords.ts';

interface SendBlock {
  /** Whether the button is off. */
  isOff: boolean;
  isBusy: boolean;
  /** Why it is off, for a line below the button. */
  reason: string | undefined;
  /** Replaces the button's text while the request is under way or must wait. */
  label: string | undefined;
}

/** Why a money request cannot be sent now. */
export function useSendBlock(phase: Snapshot<IntentPhase<object>>): SendBlock {
  const isOffline = useSnapshot(connection).status === 'offline';
  const retryAt = phase.is === 'editing' ? (phase.problem?.retryAt ?? 0) : 0;
  const waitSeconds = useSecondsUntil(retryAt);
  const isBusy = phase.is === 'sending' || phase.is === 'checking';
  const busyLabel = { sending: texts.sending, checking: texts.checking, editing: '', done: '' }[
    phase.is
  ];
  return {
    isOff: isOffline || waitSeconds > 0,
    isBusy,
    reason: isOffline ? OFFLINE : undefined,
    label: busyLabel || (waitSeconds > 0 ? texts.tryIn(waitSeconds) : undefined),
  };
}
