import type { Snapshot } from 'valtio';
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
          <b>Checking…</b> Connection dropped. Checking if we got your request. Don't pay again.
          {phase.isUnanswered && " No answer yet. We'll ask again when you're online."}
        </p>
        {phase.isUnanswered && (
          <Button kind="quiet" isSmall onClick={onRecheck}>
            Check again
          </Button>
        )}
      </Notice>
    );
  }
  if (phase.is !== 'editing' || !phase.problem) return null;
  const { text } = phase.problem;
  return (
    <Notice kind="error">
      <p>
        {text} {!text.includes(safe) && phase.problem.code !== undefined && safe}
      </p>
    </Notice>
  );
}
