import { useEffect, useState } from 'react';
import { lagosIsoDate } from '../../domain/time/lagosTime.ts';
import { noteOpened, type Opened } from './lastOpened.ts';
import { longDay } from './longDay.ts';

interface LastOpenedProps {
  id: string;
  version: string;
}

/** When this device last showed the document. Its line is reserved, so that nothing moves. */
export function LastOpened({ id, version }: LastOpenedProps) {
  const [last, setLast] = useState<Opened>();
  useEffect(() => setLast(noteOpened(id, { version, at: Date.now() })), [id, version]);
  return <p className="document__opened">{last && openedText(last, version)}</p>;
}

function openedText(last: Opened, version: string): string {
  const day = longDay(lagosIsoDate(last.at));
  return last.version === version
    ? `You last opened it on ${day}.`
    : `New since ${day}, when you read version ${last.version}.`;
}
