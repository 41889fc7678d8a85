import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import './CopyRow.css';

interface CopyRowProps {
  label: string;
  /** As it is shown. */
  value: string;
  /** As it is copied, where that differs: without blanks, without the sign of the currency. */
  copied?: string;
}

/** How long the button says that it has copied. */
const SAID_MS = 3000;

/** Something to be typed elsewhere, with a button that copies it. */
export function CopyRow({ label, value, copied = value }: CopyRowProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(copied);
      setSaid('Copied');
    } catch {
      setSaid('Hold to copy');
    }
  }

  return (
    <div className="copy-row">
      <div className="copy-row__text">
        <span className="copy-row__label">{label}</span>
        <span className="copy-row__value">{value}</span>
      </div>
      <Button
        className="copy-row__copy"
        kind="quiet"
        onClick={copy}
        aria-label={said ? `${said}: ${label}` : `Copy ${label.toLowerCase()}`}
      >
        {said || 'Copy'}
      </Button>
      <span className="visually-hidden" role="status">
        {said && `${label}: ${said.toLowerCase()}`}
      </span>
    </div>
  );
}
