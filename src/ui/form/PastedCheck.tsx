import './PastedCheck.css';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { TextArea } from './TextArea.tsx';

interface PastedCheckProps<Verdict> {
  /** The address of a shared one holds it after `#name=`, where no server sees it. */
  name: string;
  label: string;
  action: string;
  /** The heading to scroll to when a shared one was opened. */
  headingId: string;
  check(pasted: string): Promise<Verdict>;
  said(verdict: Verdict): ReactNode;
  /** What was checked, shown below what is said of it. */
  children(verdict: Verdict): ReactNode;
}

/** Checks something that was pasted, or that is in the address. */
export function PastedCheck<Verdict>({
  name,
  label,
  action,
  headingId,
  check,
  said,
  children,
}: PastedCheckProps<Verdict>) {
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();

  useEffect(() => {
    const prefix = `#${name}=`;
    const read = () => {
      const { hash } = location;
      const [shared = ''] = hash.startsWith(prefix) ? hash.slice(prefix.length).split('&') : [];
      if (shared === '') return;
      setText(shared);
      void check(hash).then((found) => {
        setVerdict(() => found);
        document.getElementById(headingId)?.scrollIntoView({ block: 'start' });
      });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [name, headingId, check]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The field itself: what was typed into the written page, before the app came, is in no state.
    const pasted = String(new FormData(event.currentTarget).get(name) ?? '');
    setText(pasted);
    if (pasted.trim() !== '') void check(pasted).then((found) => setVerdict(() => found));
  }
  return (
    <form className="pasted-check" onSubmit={submit}>
      <TextArea
        label={label}
        name={name}
        rows={4}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setVerdict(undefined);
        }}
      />
      <Button type="submit">{action}</Button>
      <div role="status">{verdict !== undefined && said(verdict)}</div>
      {verdict !== undefined && children(verdict)}
    </form>
  );
}
