import { paths } from '../../../src/paths.ts';
import { isAllKept } from '../../kit/steps.ts';
import { until } from '../until.ts';
import type { Job } from './step.ts';

/** Runs in the page. */
const scripts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/assets\/.*\.js$/.test(path));

const lookForUpdate = async () => {
  await (await navigator.serviceWorker.ready).update();
};

export const update: Job = async ({ hand, host, builds: { one, two }, step }) => {
  const { goTo, press, run } = hand;
  const runs = async (build: typeof one) => {
    const others = (await run(scripts)).filter((path) => !build.has(path));
    if (others.length > 0) throw new Error(`it runs ${others.length} others: ${others[0]}`);
    return (await run(scripts)).length > 0;
  };
  await step('has a version that is kept whole', async () => {
    await goTo(paths.home);
    await until('everything is kept', () => run(isAllKept), 180_000);
    await goTo(paths.home);
    await until('the worker is in charge', () =>
      run(() => navigator.serviceWorker.controller !== null),
    );
    await until('the first version runs', () => runs(one));
    // A page that nobody has touched may take the next version by itself.
    await press('link', '^My bets$');
    await hand.isAt(paths.myBets);
  });
  host.deploy(two, one);
  await step('is offered the next version, and runs the old one until it is taken', async () => {
    await until(
      'the update is offered',
      // A look of the page's own may still be under way, and ours is answered by it, with the script of then.
      async () => {
        await run(lookForUpdate);
        return run(() => document.body.innerText.includes('A new version is ready.'));
      },
      180_000,
    );
    await runs(one);
  });
  await step('takes it, and stays signed in', async () => {
    await press('button', '^Update$');
    await until('the second version runs', () => runs(two));
    await hand.read(/₦(99|100),\d{3}/);
  });
};
