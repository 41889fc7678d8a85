import { useMemo } from 'react';
import './QrCode.css';
import { qrMatrix } from './qrMatrix.ts';

/** Light modules that a reader needs around the code. */
const QUIET = 4;

interface QrCodeProps {
  /** What a reader finds in it: a link, an address. At most 213 bytes; above, nothing is drawn. */
  text: string;
  /** What it leads to, for those who cannot see it. */
  label: string;
}

/** A QR code, dark on light in both themes, because not every reader takes the reverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const matrix = useMemo(() => qrMatrix(text), [text]);
  if (!matrix) return null;
  const side = matrix.length + 2 * QUIET;
  const path = matrix
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
    )
    .join('');
  return (
    <svg className="qr-code light" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
