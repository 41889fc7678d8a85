import type { LateOptions } from './late.tsx';

/** For a part that is opened by a tap, such as what is in a sheet: it says that it loads, or why it cannot. */
export const inPlace: LateOptions = {
  waiting: <p role="status">Loading…</p>,
  failed: () => <p role="status">This part needs a connection the first time it is opened.</p>,
};

/** The same for a part that nobody asked for by a tap: nothing is shown while it loads. */
export const inPlaceQuiet: LateOptions = { ...inPlace, waiting: null };
