import type { Snapshot } from 'valtio';
import { asSentence } from '../../../domain/text/asSentence.ts';
import * as texts from '../../../messages/english/cashier.ts';
import type { IntentPhase } from '../../../state/money/intent.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';

interface IntentNoticeProps {
  phase: Snapshot<IntentPhase<object>>;
  /** What a refusal means for the player's money. */
  safe: string;
  onRecheck(): void;
}

/** The problem with the last try, until it is resolved. Every text says where the money is. */
export function IntentNotice({ phase, safe, onRecheck }: IntentNoticeProps) {
  if (phase.is === 'checking') {
    return (
      <Notice kind="warning">
        <p>
          <b>{texts.checking}</b> {texts.dropped}
          {phase.isUnanswered && ` ${texts.noAnswer}`}
        </p>
        {phase.isUnanswered && (
          <Button kind="quiet" isSmall onClick={onRecheck}>
            {texts.checkAgain}
          </Button>
        )}
      </Notice>
    );
  }
  if (phase.is !== 'editing' || !phase.problem) return null;
  const { text, code } = phase.problem;
  const isSafeSaid = text.includes(safe) || code === undefined;
  return (
    <Notice kind="error">
      <p>{isSafeSaid ? text : `${asSentence(text)} ${safe}`}</p>
    </Notice>
  );
}
