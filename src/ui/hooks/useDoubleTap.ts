import { useRef } from 'react';
import { DOUBLE_TAP_MS } from '../../domain/time/doubleTap.ts';

interface DoubleTap {
  /** A press has asked a question, whose answer stands where the press was. */
  note(): void;
  /** Whether a press now is the second tap on that place, and so no answer. */
  isNow(): boolean;
}

/** For questions that a trembling finger must not answer with the tap that asked them. */
export function useDoubleTap(): DoubleTap {
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    note() {
      askedAt.current = Date.now();
    },
    // A clock set back must not lock the button.
    isNow: () => Math.abs(Date.now() - askedAt.current) < DOUBLE_TAP_MS,
  };
}
