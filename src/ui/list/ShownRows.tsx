import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button.tsx';

/** More than anybody looks through, and few enough for a slow phone. */
const STEP = 100;

interface ShownRowsProps<Row> {
  rows: readonly Row[];
  children(shown: readonly Row[]): ReactNode;
  /** What follows once all rows are shown, such as the button for the server's next page. */
  end?: ReactNode;
}

/**
 * Draws the first rows of a list, and a button that shows more. Every list whose length a server decides goes
 * through it, so that a page stays usable however many rows come. A page loaded by the player shows at once.
 */
export function ShownRows<Row>({ rows, children, end }: ShownRowsProps<Row>) {
  const [most, setMost] = useState(STEP);
  const [known, setKnown] = useState(rows.length);
  if (rows.length !== known) {
    setKnown(rows.length);
    const isNextPage = known <= most && known > 0 && rows.length - known <= STEP;
    if (isNextPage && rows.length > most) setMost(rows.length);
  }
  const hasMore = rows.length > most;
  return (
    <>
      {children(hasMore ? rows.slice(0, most) : rows)}
      {hasMore ? (
        <Button kind="quiet" isWide onClick={() => setMost(most + STEP)}>
          Show more ({most} of {rows.length})
        </Button>
      ) : (
        end
      )}
    </>
  );
}
