import { useSnapshot } from 'valtio';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Bubble } from './Bubble.tsx';
import { dropNote, sendWaiting, support, type Written } from './supportNotes.ts';
import { TOPICS } from './topics.ts';

/** What was written on this phone and is in no answer of the server yet; without `threadId`, what begins a thread. */
export function WrittenNotes({ threadId }: { threadId?: string }) {
  const { written, sending } = useSnapshot(support);
  const own = written.filter(({ note }) => note.threadId === threadId);
  return (
    <div role="status">
      {own.length > 0 && (
        <ol className="support__written">
          {own.map((one) => (
            <Bubble
              key={one.key}
              from="player"
              head={
                <>
                  <b>You</b> {TOPICS.find(({ id }) => id === one.note.topic)?.label}
                  {one.note.betId && `, ${one.note.betId}`}
                </>
              }
              text={one.note.text}
              state={<NoteState one={one} isSending={sending.includes(one.key)} />}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

function NoteState({ one, isSending }: { one: Written; isSending: boolean }) {
  const { key, receipt, refusal, isTried } = one;
  return (
    <>
      <p className="bubble__quiet">{stateText(one, isSending)}</p>
      {!isSending && (
        <div className="bubble__acts">
          {isTried && !receipt && refusal === undefined && (
            <Button kind="quiet" isSmall onClick={sendWaiting}>
              Send now
            </Button>
          )}
          <Button kind="quiet" isSmall onClick={() => dropNote(key)}>
            {receipt ? 'Dismiss' : 'Take back'}
          </Button>
        </div>
      )}
    </>
  );
}

function stateText({ receipt, refusal, isTried }: Written, isSending: boolean): string {
  if (receipt) {
    const { noteId, answerBy } = receipt;
    return `Received, number ${noteId}. First answer by ${lagosDay(answerBy)} ${lagosClock(answerBy)}.`;
  }
  if (refusal !== undefined) return `Not accepted: ${refusal}`;
  if (isSending) return 'Sending…';
  if (isTried)
    return 'No answer yet. It may have arrived. If you send it again, it counts only once.';
  return "Waiting on this phone until you're online.";
}
