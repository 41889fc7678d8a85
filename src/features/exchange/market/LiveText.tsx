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
    const node = document.createTextNode(text());
    element.current?.replaceChildren(node);
    const write = () => {
      const next = text();
      if (node.data !== next) node.data = next;
    };
    const ends = signals.map((signal) => signal.subscribe(write));
    return () => {
      for (const end of ends) end();
    };
  }, [text, signals]);
  return <span ref={element} className={className} title={title} />;
}
