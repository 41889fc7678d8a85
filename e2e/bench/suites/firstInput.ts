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
 * that misses its password, the call of one that is complete, and what the server says to it.
 */
export async function firstInput(lab: Lab, runs: number): Promise<Row[]> {
  const pages = {
    static: { url: lab.urlOf('static'), opens: LOGIN },
    apart: { url: lab.urlOf('static-apart'), opens: LOGIN },
    react: { url: lab.urlOf('react'), opens: 'button' },
    landing: { url: lab.urlOf('app'), opens: LOGIN, sends: true },
  };
  const logins = createSamples<'sent' | 'told'>();
  const typed = createSamples<keyof typeof pages>();
  const answered = createSamples<keyof typeof pages>();
  lab.link.shape(SLOW);
  for (let run = 0; run < runs; run++) {
    for (const name of ['static', 'apart', 'react', 'landing'] as const) {
      const first = await onNewPhone(lab, async (phone) => {
        const { page } = await phone.openPage({ answer: ANSWER });
        const times = await timeFirstInput(page, pages[name]);
        if (name === 'landing') {
          const { sentMs, toldMs } = await timeLogin(page);
          logins.add('sent', sentMs);
          logins.add('told', toldMs);
        }
        return times;
      });
      typed.add(name, first.typedMs);
      answered.add(name, first.answeredMs);
    }
  }

  const { median } = typed;
  return [
    ratio('react: dialog takes typing / static', [median('react'), median('static')]),
    ratio("static in a process of its own, as the app's pages: dialog takes typing / static", [
      median('apart'),
      median('static'),
    ]),
    ratio('landing: dialog takes typing / static', [median('landing'), median('static')], {
      goal: 1.15,
      stretch: 1.05,
    }),
    ratio(
      'landing: a login without a password is answered / react takes typing',
      [answered.median('landing'), median('react')],
      { goal: 1.25, stretch: 1.1 },
    ),
    ratio(
      'landing: a login is sent / react takes typing',
      [logins.median('sent'), median('react')],
      { goal: 1.25, stretch: 1.1 },
    ),
    ratio('landing: a wrong password is told / react takes typing', [
      logins.median('told'),
      median('react'),
    ]),
  ];
}
