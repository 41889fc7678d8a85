import { type FormEvent, useEffect, useState } from 'react';
import { pastedReceipt } from '../../domain/account/receiptText.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { checkReceipt, type Verdict } from './checkReceipt.ts';
import { ReceiptView } from './ReceiptView.tsx';
import { VerdictNotice } from './VerdictNotice.tsx';
import './ReceiptChecker.css';

/** The receipt in the address. After the `#`, so that no server sees what the player shares. */
const inAddress = () => (location.hash.startsWith('#receipt=') ? pastedReceipt(location.hash) : '');

async function verdictOn(pasted: string): Promise<Verdict | undefined> {
  const receipt = pastedReceipt(pasted);
  return receipt === '' ? undefined : checkReceipt(receipt);
}

/** Checks a receipt that was pasted or scanned: on this phone, without a network. */
export function ReceiptChecker() {
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();

  useEffect(() => {
    const read = () => {
      const scanned = inAddress();
      if (scanned === '') return;
      setText(scanned);
      void verdictOn(scanned).then((found) => {
        setVerdict(found);
        document.getElementById('check-a-receipt')?.scrollIntoView({ block: 'start' });
      });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The field itself: what was typed into the written page, before the app came, is in no state.
    const pasted = String(new FormData(event.currentTarget).get('receipt') ?? '');
    setText(pasted);
    void verdictOn(pasted).then(setVerdict);
  }
  return (
    <form className="receipt-checker" onSubmit={submit}>
      <TextArea
        label="Receipt or its link"
        name="receipt"
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
      <Button type="submit">Check the receipt</Button>
      <div role="status">{verdict && <VerdictNotice verdict={verdict} />}</div>
      {verdict?.is === 'genuine' && <ReceiptView body={verdict.body} />}
    </form>
  );
}
