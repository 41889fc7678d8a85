import { useEffect, useState } from 'react';
import { openedText, takeShownText } from '../../reader/lastOpened.ts';

interface LastOpenedProps {
  id: string;
  version: string;
}

/** When this device showed the document before. Its line is kept free, so that nothing moves. */
export function LastOpened({ id, version }: LastOpenedProps) {
  const [text, setText] = useState('');
  useEffect(() => setText(takeShownText(id) ?? openedText(id, version)), [id, version]);
  return (
    // The line may have been filled before React came.
    <p
      className="document__opened"
      data-document={id}
      data-version={version}
      suppressHydrationWarning
    >
      {text}
    </p>
  );
}
