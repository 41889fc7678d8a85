import { useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import { Skeleton } from '../status/Skeleton.tsx';
import './QrCode.css';
import type { QrDrawing } from './qrDrawing.ts';

/** Above this size the modules are too small for a camera at the usual width. */
const FINE_MODULES = 65;

interface QrCodeProps {
  /** The encoded text: a link, an address. */
  text: string;
  /** The accessible name: what the code leads to. */
  label: string;
}

/** A QR code, dark on light in both themes, because not every reader accepts the reverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const drawing = useDrawing(text);
  if (drawing === 'waiting') return <Skeleton className="qr-code qr-code--waiting" />;
  if (!drawing) return null;
  const { side, path } = drawing;
  return (
    <svg
      className={classes('qr-code', side > FINE_MODULES && 'qr-code--fine')}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}

/** Loads the encoder with the first code. If that fails, the text beside the code says the same. */
function useDrawing(text: string): QrDrawing | 'waiting' | undefined {
  const [drawn, setDrawn] = useState<{ text: string; drawing: QrDrawing | undefined }>();
  useEffect(() => {
    let isWanted = true;
    import('./qrDrawing.ts').then(
      ({ qrDrawing }) => isWanted && setDrawn({ text, drawing: qrDrawing(text) }),
      () => isWanted && setDrawn({ text, drawing: undefined }),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return drawn?.text === text ? drawn.drawing : 'waiting';
}
