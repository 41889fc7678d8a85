import { Fragment } from 'react';
import { classes } from '../classes.ts';
import { CopyButton } from './CopyButton.tsx';
import './CopyRow.css';

interface CopyRowProps {
  label: string;
  /** The text shown. */
  value: string;
  /** The text copied, where it differs: without spaces, without the currency sign. */
  copied?: string;
  /** Cut where the row ends, as an address that nobody types is, with its whole in the title: it breaks into many lines on a phone. */
  isOneLine?: boolean;
}

/** A value to be typed elsewhere, with a copy button. */
export function CopyRow({ label, value, copied = value, isOneLine }: CopyRowProps) {
  return (
    <div className="copy-row">
      <div className="copy-row__text">
        <span className="copy-row__label">{label}</span>
        <span
          key={value}
          className={classes('copy-row__value', isOneLine && 'copy-row__value--one-line')}
          title={isOneLine ? value : undefined}
        >
          {/* A link breaks between its parts. A character that allows the break would be copied with it. */}
          {value.split(/([/?&=])/).map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <Fragment key={place}>
              {part}
              {place % 2 === 1 && !isOneLine && <wbr />}
            </Fragment>
          ))}
        </span>
      </div>
      <CopyButton label={label} text={copied} />
    </div>
  );
}
