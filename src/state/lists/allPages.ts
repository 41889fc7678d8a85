import { countNewer, newerIn } from '../../contract/kit/newerIn.ts';

/** A bound, so that a wrong total cannot keep us asking for pages. Nobody has this many rows open. */
const MOST_PAGES = 10;

interface AllPages<Page> {
  /** Asks for a page; for the first one without a number, as a list of one page is asked for. */
  ask(page?: number): Promise<Page>;
  rowsOf(page: Page): readonly unknown[];
  joined(shown: Page, next: Page): Page;
  /** How many pages there may be: as many as are shown, once that is known. All of them by default. */
  most?: number | Promise<number>;
}

/** The pages of a list as one answer, which counts the rows left out of each. Rejects when one cannot be loaded. */
export async function allPages<Page extends { total: number }>({
  ask,
  rowsOf,
  joined,
  most = MOST_PAGES,
}: AllPages<Page>): Promise<Page> {
  let answer = await ask();
  const last = await most;
  for (let page = 2; rowsOf(answer).length < answer.total && page <= last; page++) {
    const next = await ask(page);
    const newer = newerIn(answer) + newerIn(next);
    answer = joined(answer, next);
    countNewer(answer, newer);
    if (rowsOf(next).length === 0) break;
  }
  return answer;
}
