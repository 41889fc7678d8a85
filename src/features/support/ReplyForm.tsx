import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SupportTopic } from '../../contract/support.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { checkNote } from './noteProblems.ts';
import { support, writeNote } from './supportNotes.ts';

/** Goes on with a thread. Written offline, the reply waits on the phone like any note. */
export function ReplyForm({ threadId, topic }: { threadId: string; topic: SupportTopic }) {
  const text = useSnapshot(support, { sync: true }).replies[threadId] ?? '';
  const [problem, setProblem] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const draft = { topic, text, betId: '', replyTo: '' };
    const checked = checkNote(draft, { isAuth: true, now: Date.now() });
    setProblem('problems' in checked ? checked.problems.text : undefined);
    if ('problems' in checked) return;
    writeNote({ ...checked.note, threadId });
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextArea
        label="Your reply"
        maxLength={2000}
        value={text}
        error={problem}
        onChange={({ target }) => {
          support.replies[threadId] = target.value;
        }}
      />
      <Button type="submit" kind="quiet" isSmall>
        Send reply
      </Button>
    </form>
  );
}
