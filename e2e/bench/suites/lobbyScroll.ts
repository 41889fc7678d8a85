import { paths } from '../../../src/paths.ts';
import type { Lab } from '../lab.ts';
import { onNewPhone } from '../phone/onNewPhone.ts';
import type { Row } from '../row.ts';
import { createSamples } from '../samples.ts';

const TIMES_SLOWER = 4;
const SECONDS = 4;
/** A swipe: about two screens a second. */
const PX_A_FRAME = 25;

/** Scrolls through two thousand games without a pause. */
export async function lobbyScroll(lab: Lab, runs: number): Promise<Row[]> {
  const figures = createSamples<'dropped' | 'nodes'>();
  await onNewPhone(lab, async (phone) => {
    for (let run = 0; run < runs; run++) {
      const { page } = await phone.openPage({ timesSlower: TIMES_SLOWER });
      await page.goto(lab.urlOf('app', paths.casinos));
      await page.getByText('2,000 games').waitFor();
      const { dropped, nodes } = await page.evaluate(scroll, { px: PX_A_FRAME, seconds: SECONDS });
      figures.add('dropped', dropped);
      figures.add('nodes', nodes);
      await page.close();
    }
  });
  return [
    {
      name: 'frames dropped',
      value: figures.median('dropped'),
      unit: '%',
      goal: 5,
      detail: `${SECONDS} s at ${PX_A_FRAME} px a frame`,
    },
    {
      name: 'elements in the grid, at most',
      value: figures.median('nodes'),
      unit: '',
      goal: 400,
      detail: 'of 2,000 games',
    },
  ];
}

/** Scrolls the page frame by frame; returns the percentage of dropped frames. Runs in the page. */
function scroll({ px, seconds }: { px: number; seconds: number }) {
  const due = 1000 / 60;
  return new Promise<{ dropped: number; nodes: number }>((resolve) => {
    let shown = 0;
    let missed = 0;
    let nodes = 0;
    let lastAt = 0;
    let endsAt = 0;
    const frame = (at: number) => {
      if (lastAt === 0) endsAt = at + seconds * 1000;
      else {
        shown += 1;
        missed += Math.max(0, Math.round((at - lastAt) / due) - 1);
      }
      lastAt = at;
      nodes = Math.max(nodes, document.querySelectorAll('.game-grid *').length);
      scrollBy({ top: px, behavior: 'instant' });
      if (at < endsAt) requestAnimationFrame(frame);
      else resolve({ dropped: (100 * missed) / Math.max(1, shown + missed), nodes });
    };
    requestAnimationFrame(frame);
  });
}
