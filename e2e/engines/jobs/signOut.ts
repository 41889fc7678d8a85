import { paths } from '../../../src/paths.ts';
import { everythingKept } from '../../kit/authSteps.ts';
import { until } from '../until.ts';
import type { Job } from './step.ts';

/** A player's session, name, money and bets, as they are kept and shown. */
const OWN = /"token"|Demo Player|list:(?:bets|deposits|withdraw)|session@1|₦99,|₦100,000/;

export const signOut: Job = async ({ hand, step }) => {
  const { goTo, press, read, isAt, run } = hand;
  const traces = async () =>
    (await run(everythingKept)).flatMap(([place, text]) => {
      const at = text.search(OWN);
      return at < 0 ? [] : [`${place}: ${text.slice(Math.max(0, at - 40), at + 60)}`];
    });
  await step('is kept while signed in', async () => {
    await goTo(paths.myBets);
    await read(/₦500/);
    await until('the phone keeps the session', async () => (await traces()).length > 0);
  });
  await step('signs out by the menu, and is asked who comes next', async () => {
    await press('button', '^Menu');
    await press('button', '^Log out$');
    await isAt(paths.landing);
    await read(/Login with Demo Id/);
  });
  await step('leaves nothing of the player behind', async () => {
    await until('nothing is left', async () => {
      const left = await traces();
      if (left.length > 0) throw new Error(`left in ${left.join(', ')}`);
      return true;
    });
    await goTo(paths.landing);
    await read(/Login/);
    const left = await traces();
    if (left.length > 0) throw new Error(`after a new start it is in ${left.join(', ')}`);
  });
};
