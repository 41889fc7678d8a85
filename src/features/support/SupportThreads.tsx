import { env } from '../../env.ts';
import './SupportThreads.css';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SupportThread } from '../../contract/support.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { askAnew } from '../../state/lists/askAnew.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { session } from '../../state/session/session.ts';
import { Parts } from '../../ui/layout/Parts.tsx';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { Badge } from '../../ui/status/Badge.tsx';
import { Bubble } from './Bubble.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { putAwayAnswered, support } from './supportNotes.ts';
import { supportThreads } from './supportThreads.ts';
import { TOPICS } from './topics.ts';
import { WrittenNotes } from './WrittenNotes.tsx';

type Thread = Readonly<Omit<SupportThread, 'messages'>> & {
  readonly messages: readonly SupportThread['messages'][number][];
};

const NONE: readonly Thread[] = [];

/** What the player has written to Oja and what Oja has answered, saved on this phone. */
export function SupportThreads() {
  const { isAuth } = useSnapshot(session);
  return isAuth ? <Threads /> : null;
}

function Threads() {
  const { written } = useSnapshot(support);
  const list = useFreshList(supportThreads);
  // A note that has just arrived is in no thread of the last answer.
  const arrived = written.filter(({ receipt }) => receipt).length;
  useEffect(() => {
    if (arrived > 0) void askAnew(supportThreads);
  }, [arrived]);
  const threads = list.data?.threads ?? NONE;
  useEffect(() => {
    putAwayAnswered(threads.map(({ noteId }) => noteId));
  }, [threads]);
  if (threads.length === 0) return null;
  return (
    <section className="threads" aria-labelledby="threads-title">
      <h3 id="threads-title">Your messages to us</h3>
      <ListAge list={list} onRetry={() => void supportThreads.refresh()} />
      {threads.map((thread) => (
        <ThreadView key={thread.noteId} thread={thread} />
      ))}
    </section>
  );
}

function ThreadView({ thread }: { thread: Thread }) {
  const { noteId, topic, betId, answerBy, messages } = thread;
  const isWaiting = answerBy !== undefined;
  const isAnswered = messages.at(-1)?.from === 'oja';
  const [isOpen, setOpen] = useState(isAnswered);
  // An answer opens it. A reply leaves it as it is: the reader would lose the place.
  const [wasAnswered, setWasAnswered] = useState(isAnswered);
  if (isAnswered !== wasAnswered) {
    setWasAnswered(isAnswered);
    if (isAnswered) setOpen(true);
  }
  return (
    <details
      className="threads__thread"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          <Parts
            of={[
              <span key="topic">
                <b>{TOPICS.find(({ id }) => id === topic)?.label}</b>
                {betId && `, ${betId}`}
              </span>,
              noteId,
            ]}
          />
        </span>
        <Badge kind={isWaiting ? 'warn' : 'good'}>{isWaiting ? 'Waiting' : 'Answered'}</Badge>
      </summary>
      <ol className="threads__messages">
        {messages.map(({ at, from, text }) => (
          <Bubble
            key={`${at}${from}`}
            from={from}
            head={
              <>
                <b>{from === 'oja' ? env.name : 'You'}</b> {lagosDay(at).slice(4, -5)}{' '}
                {lagosClock(at)}
              </>
            }
            text={text}
            {...(from === 'player' && { state: <p className="bubble__quiet">Sent</p> })}
          />
        ))}
      </ol>
      <WrittenNotes threadId={noteId} />
      {isWaiting ? (
        <p className="threads__from">
          We answer by {lagosDay(answerBy)} {lagosClock(answerBy)}.
        </p>
      ) : (
        <ReplyForm threadId={noteId} topic={topic} />
      )}
    </details>
  );
}
