import { inPlaceQuiet } from '../late/inPlace.tsx';
import { late } from '../late/late.tsx';

/** Loaded only where a server is newer than this app. */
const NewerRowsNotice = late(
  () => import('./NewerRowsNotice.tsx').then((module) => module.NewerRowsNotice),
  inPlaceQuiet,
);

/** Says that a list is not complete because the server is newer than this app; nothing where it is complete. */
export function NewerRows({ rows }: { rows: number }) {
  return rows > 0 && <NewerRowsNotice rows={rows} />;
}
