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
    const loaded = await run(scripts);
    return loaded.length > 0 && loaded.every((path) => build.has(path));
  };
  await step('has a version that is kept whole', async () => {
    await goTo(paths.home);
    await until('everything is kept', () => run(isAllKept), 180_000);
    await goTo(paths.home);
    await until('the worker is in charge', () =>
      run(() => navigator.serviceWorker.controller !== null),
    );
    await until('the first version runs', () => runs(one));
  });
  host.deploy(two, one);
  await step('is offered the next version, and runs the old one until it is taken', async () => {
    await run(lookForUpdate);
    await until(
      'the update is offered',
      () => run(() => /\bUpdate\b/.test(document.body.innerText)),
      180_000,
    );
    if (!(await runs(one))) throw new Error('code of both versions runs in one page');
  });
  await step('takes it, and stays signed in', async () => {
    await press('button', '^Update$');
    await until('the second version runs', () => runs(two));
    await hand.read(/₦(99|100),\d{3}/);
  });
};
