import type { SupportNoteRow } from '../../db/rows/player/supportNoteRow.ts';
import { textKey, unit } from '../../world/chance/hash.ts';
import type { Operator } from '../operator.ts';
import { factsOf } from './facts.ts';

const PEOPLE = ['Ngozi', 'Tunde', 'Amaka', 'Ibrahim', 'Folake', 'Emeka', 'Hauwa'] as const;
/** Until when a person decides: a reply, a complaint, and a complaint looked at a second time. */
const DAYS = { reply: 1, complaint: 7, second: 14 } as const;

export interface Look {
  /** Who looks; somebody else each time. */
  person: string;
  kind: keyof typeof DAYS;
  /** From when it was heard to the latest time of the decision, in days. */
  days: number;
}

/** A person's look into a note: every complaint, and a reply that names nothing we have not told of yet. */
export function lookOf(operator: Operator, note: SupportNoteRow): Look | undefined {
  const earlier = earlierIn(operator, note);
  const isComplaint = note.topic === 'complaint';
  if (!isComplaint && (earlier.length === 0 || newsOf(operator, note))) return undefined;
  const first = Math.floor(unit(textKey(note.threadId), 1) * PEOPLE.length);
  const person = PEOPLE[(first + earlier.length) % PEOPLE.length] ?? PEOPLE[0];
  const complaint = earlier.length === 0 ? 'complaint' : 'second';
  const kind = isComplaint ? complaint : 'reply';
  return { person, kind, days: DAYS[kind] };
}

/** The facts of what a note names, unless its thread has named that before. */
export function newsOf(operator: Operator, note: SupportNoteRow) {
  const facts = factsOf(operator, note);
  const told = earlierIn(operator, note).map((other) => factsOf(operator, other)?.id);
  return facts && !told.includes(facts.id) ? facts : undefined;
}

/** The notes of the same thread before this one, the latest first. */
export function earlierIn({ db }: Operator, note: SupportNoteRow): SupportNoteRow[] {
  if (note.threadId === note.noteId) return [];
  const all = db.supportNotes.where('accountId', note.accountId);
  return all
    .slice(
      0,
      all.findIndex(({ noteId }) => noteId === note.noteId),
    )
    .filter(({ threadId }) => threadId === note.threadId)
    .reverse();
}
