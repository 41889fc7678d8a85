import { useEffect, useState } from 'react';
import { openedText, takeShownText } from '../../pages/lastOpened.ts';

interface LastOpenedProps {
  id: string;
  version: string;
}

/** When this device last showed the document. Its line is reserved, so that nothing moves. */
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
