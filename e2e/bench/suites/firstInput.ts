import type { Lab } from '../lab.ts';
import { onNewPhone } from '../phone/onNewPhone.ts';
import { timeFirstInput } from '../phone/timeFirstInput.ts';
import { timeLogin } from '../phone/timeLogin.ts';
import { type Row, ratio } from '../row.ts';
import { createSamples } from '../samples.ts';
import { SLOW } from '../server/linkShape.ts';
import { ANSWER, LOGIN } from './selectors.ts';

/**
 * A first visit on the slow link by a player who taps at once: until the dialog, a letter, the answer to a login
 * that misses its password, and the call of one that is complete.
 */
export async function firstInput(lab: Lab, runs: number): Promise<Row[]> {
  const pages = {
    static: { url: lab.urlOf('static'), opens: LOGIN },
    react: { url: lab.urlOf('react'), opens: 'button' },
    landing: { url: lab.urlOf('app'), opens: LOGIN, sends: true },
  };
  const sent = createSamples<'landing'>();
  const typed = createSamples<keyof typeof pages>();
  const answered = createSamples<keyof typeof pages>();
  lab.link.shape(SLOW);
  for (let run = 0; run < runs; run++) {
    for (const name of ['static', 'react', 'landing'] as const) {
      const first = await onNewPhone(lab, async (phone) => {
        const { page } = await phone.openPage({ answer: ANSWER });
        const times = await timeFirstInput(page, pages[name]);
        if (name === 'landing') sent.add(name, await timeLogin(page));
        return times;
      });
      typed.add(name, first.typedMs);
      answered.add(name, first.answeredMs);
    }
  }

  const { median } = typed;
  return [
    ratio('react: dialog takes typing / static', [median('react'), median('static')]),
    ratio('landing: dialog takes typing / static', [median('landing'), median('static')], {
      goal: 1.15,
      stretch: 1.05,
    }),
    ratio(
      'landing: a login without a password is answered / react takes typing',
      [answered.median('landing'), median('react')],
      { goal: 1.25, stretch: 1.1 },
    ),
    ratio('landing: the app sends a login / react takes typing', [
      sent.median('landing'),
      median('react'),
    ]),
  ];
}
