import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import './CopyButton.css';

interface CopyButtonProps {
  /** What is copied, for its name. */
  label: string;
  text: string;
}

/** How long it confirms that it has copied. */
const SAID_MS = 3000;

export function CopyButton({ label, text }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Hold to copy');
    }
  }

  return (
    <>
      <Button
        className="copy-button"
        kind="quiet"
        onClick={copy}
        aria-label={said ? `${said}: ${label}` : `Copy ${label.toLowerCase()}`}
      >
        {said || 'Copy'}
      </Button>
      <span className="visually-hidden" role="status">
        {said && `${label}: ${said.toLowerCase()}`}
      </span>
    </>
  );
}
