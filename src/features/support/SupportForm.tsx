import './SupportForm.css';
import { type FormEvent, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SupportNote, SupportTopic } from '../../contract/support.ts';
import { env } from '../../env.ts';
import { connection } from '../../state/session/connection.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { checkNote, type NoteProblems } from './noteProblems.ts';
import { startSupport, support, writeNote } from './supportNotes.ts';
import { TOPICS } from './topics.ts';
import { WrittenNotes } from './WrittenNotes.tsx';

/** A note to the operator. Written offline it waits on the phone and is sent later. */
export function SupportForm() {
  const { draft } = useSnapshot(support, { sync: true });
  const { isAuth } = useSnapshot(session);
  const isOffline = useSnapshot(connection).status === 'offline';
  const [problems, setProblems] = useState<NoteProblems>({});
  const [sent, setSent] = useState<SupportNote>();
  useEffect(() => void startSupport(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = checkNote(support.draft, { isAuth: session.isAuth, now: Date.now() });
    setProblems('problems' in checked ? checked.problems : {});
    setSent('note' in checked ? checked.note : undefined);
    if ('note' in checked) writeNote(checked.note);
  }

  return (
    <div className="support">
      <form className="support__form" onSubmit={submit} noValidate>
        <SelectField<SupportTopic | ''>
          label="Topic"
          options={[{ id: '', label: 'Choose a topic' }, ...TOPICS]}
          selected={draft.topic ?? ''}
          onSelect={(topic) => {
            support.draft.topic = topic || undefined;
          }}
        />
        <p className="field__error" role="alert">
          {problems.topic}
        </p>
        <Field
          label="Bet ID or reference"
          hint="If this is about a bet or a payment. It is on the receipt, or beside the deposit or withdrawal."
          autoComplete="off"
          value={draft.betId}
          error={problems.betId}
          onChange={({ target }) => {
            support.draft.betId = target.value;
          }}
        />
        <TextArea
          label="What happened"
          hint="What you did, what you saw, what you expected to see. No passwords, no codes."
          maxLength={2000}
          value={draft.text}
          error={problems.text}
          onChange={({ target }) => {
            support.draft.text = target.value;
          }}
        />
        <Field
          label={isAuth ? 'Reply email (if different)' : 'Reply email'}
          type="email"
          autoComplete="email"
          value={draft.replyTo}
          error={problems.replyTo}
          onChange={({ target }) => {
            support.draft.replyTo = target.value;
          }}
        />
        <Button type="submit">
          {isOffline ? 'Keep it and send it later' : `Send to ${env.name}`}
        </Button>
        {sent && (
          <Notice kind="success">
            <b>Thank you.</b>{' '}
            {isAuth || !sent.replyTo
              ? 'You will find your message and our answer below.'
              : `We answer by email to ${sent.replyTo}.`}
          </Notice>
        )}
        {isOffline && (
          <p className="field__hint">
            You are offline. It stays on this phone and is sent when you're online. You can take it
            back until then.
          </p>
        )}
      </form>
      <WrittenNotes />
    </div>
  );
}
