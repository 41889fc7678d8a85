import { Fragment, useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import './CopyRow.css';

interface CopyRowProps {
  label: string;
  /** The text shown. */
  value: string;
  /** The text copied, where it differs: without spaces, without the currency sign. */
  copied?: string;
}

/** How long the button confirms that it has copied. */
const SAID_MS = 3000;

/** A value to be typed elsewhere, with a copy button. */
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
        <span key={value} className="copy-row__value">
          {/* A link breaks between its parts. A character that allows the break would be copied with it. */}
          {value.split(/([/?&=])/).map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <Fragment key={place}>
              {part}
              {place % 2 === 1 && <wbr />}
            </Fragment>
          ))}
        </span>
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
