import type { Lab } from '../lab.ts';
import { onNewPhone } from '../phone/onNewPhone.ts';
import { timeFirstInput } from '../phone/timeFirstInput.ts';
import { type Row, ratio } from '../row.ts';
import { createSamples } from '../samples.ts';
import { bad } from '../server/linkShape.ts';
import { LOGIN } from './selectors.ts';

/** A first visit on a link that loses and stalls; both pages meet the same troubles in each run. */
export async function badLink(lab: Lab, runs: number): Promise<Row[]> {
  const urls = { static: lab.urlOf('static'), landing: lab.urlOf('app') };
  const typed = createSamples<keyof typeof urls>();
  for (let run = 0; run < runs; run++) {
    for (const name of ['static', 'landing'] as const) {
      const { typedMs } = await onNewPhone(lab, async (phone) => {
        const { page } = await phone.openPage();
        lab.link.shape(bad(run));
        return timeFirstInput(page, { url: urls[name], opens: LOGIN });
      });
      typed.add(name, typedMs);
    }
  }
  return [
    ratio(
      'landing: dialog takes typing / static',
      [typed.median('landing'), typed.median('static')],
      {
        goal: 1.3,
      },
    ),
  ];
}
