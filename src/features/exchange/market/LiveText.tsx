import { useLayoutEffect, useRef } from 'react';
import type { Signal } from '../../../state/live/marketStreamSignal.ts';

interface LiveTextProps {
  className?: string;
  title?: string;
  /** The text at this moment. Pass the same function on each render, or it subscribes again. */
  text: () => string;
  /** The signals that may change the text. */
  signals: readonly Signal[];
}

/** A text that follows the stream without rendering. */
export function LiveText({ className, title, text, signals }: LiveTextProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const span = element.current;
    if (!span) return;
    // By `textContent`: a translated page has replaced whatever text node was here.
    const write = () => {
      const next = text();
      if (span.textContent !== next) span.textContent = next;
    };
    write();
    const ends = signals.map((signal) => signal.subscribe(write));
    return () => {
      for (const end of ends) end();
    };
  }, [text, signals]);
  return <span ref={element} className={className} title={title} />;
}
