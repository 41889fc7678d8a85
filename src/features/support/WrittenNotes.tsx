import { useSnapshot } from 'valtio';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ListRow } from '../../ui/list/ListRow.tsx';
import { dropNote, sendWaiting, support, type Written } from './supportNotes.ts';
import { TOPICS } from './topics.ts';

/** The notes written on this phone and their state. */
export function WrittenNotes() {
  const { written, sending } = useSnapshot(support);
  return (
    <div role="status" className="support__written">
      {written.map((one) => (
        <ListRow
          key={one.key}
          title={
            <>
              <b>{TOPICS.find(({ id }) => id === one.note.topic)?.label}</b>
              {one.note.betId && `, ${one.note.betId}`}
              <span className="support__text">{one.note.text}</span>
            </>
          }
          detail={stateText(one, sending.includes(one.key))}
        >
          <NoteActs one={one} isSending={sending.includes(one.key)} />
        </ListRow>
      ))}
    </div>
  );
}

function NoteActs({ one, isSending }: { one: Written; isSending: boolean }) {
  const { key, receipt, refusal, isTried } = one;
  if (isSending) return null;
  return (
    <div className="support__acts">
      {isTried && !receipt && refusal === undefined && (
        <Button kind="quiet" isSmall onClick={sendWaiting}>
          Send now
        </Button>
      )}
      <Button kind="quiet" isSmall onClick={() => dropNote(key)}>
        {receipt ? 'Dismiss' : 'Take back'}
      </Button>
    </div>
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
