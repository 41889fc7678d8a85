import { fieldsOf } from '../../sw/outbox/fields.ts';
import { lagosIsoDate } from '../domain/time/lagosTime.ts';
import { longDay } from '../domain/time/longDay.ts';
import { LAST_OPENED_KEY } from '../storage/keys.ts';
import { localText } from '../storage/localText.ts';

/** Which version of which document this device opened last, and when. Nobody's name is in it. */
const kept = localText(LAST_OPENED_KEY);

/** Notes that a document is open now, and says when it was before; empty when it never was. */
function openedText(id: string, version: string): string {
  const all = readKept();
  const before = fieldsOf(all[id]);
  kept.write(JSON.stringify({ ...all, [id]: { version, at: Date.now() } }));
  const { at, version: read } = before;
  if (typeof at !== 'number' || typeof read !== 'string') return '';
  const day = longDay(lagosIsoDate(at));
  // Fits one line at 320 px with the longest month: the page reserves no more, and would move.
  return read === version ? `Last opened on ${day}.` : `You read ${read} on ${day}.`;
}

function readKept(): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(kept.read() ?? 'null'));
  } catch {
    return {};
  }
}

/** Fills the line of a document. */
export function showLastOpened(line: HTMLElement): void {
  const { document: id = '', version = '' } = line.dataset;
  line.textContent = openedText(id, version);
}
