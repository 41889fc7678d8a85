import { paths } from '../../../src/paths.ts';
import { isAllKept } from '../../kit/steps.ts';
import { until } from '../until.ts';
import { pickPrice, SLIP } from './pickPrice.ts';
import type { Job } from './step.ts';

export const offlineReading: Job = async ({ hand, host, mock, step }) => {
  const { goTo, press, read, fill, run } = hand;
  const match = await step('has opened a match, so that the phone keeps it', async () => {
    await mock.app({ trading: 'normal' });
    await goTo(paths.myBets);
    await press('link', ' v ');
    await hand.isAt(/^\/exchange\//);
    await pickPrice(hand);
    await press('button', '^Remove', SLIP);
    return run(() => location.pathname);
  });
  await step('waits until the worker keeps the whole app', () =>
    until('everything is kept', () => run(isAllKept), 180_000),
  );
  host.goDown();
  await step('reads My bets with the server gone, and how old they are', async () => {
    await goTo(paths.myBets);
    await read(/₦500/);
    await read(/as of \d\d:\d\d/);
    await read(/Offline since/);
  });
  await step('is told by the slip that nothing is sent', async () => {
    await goTo(match);
    await pickPrice(hand);
    await fill('^Stake', '700', SLIP);
    await read(/You are offline\. Nothing is sent; your slip stays a draft\./, SLIP);
  });
  await step('reads the rules', async () => {
    await goTo(paths.terms);
    await read(/Terms & Conditions/);
    await read(/Version \d/);
  });
  await host.comeUp();
  await step('is told when the server is back', async () => {
    await goTo(match);
    await until(
      'nothing says offline',
      async () => (await run(() => !/Offline since/.test(document.body.innerText))) || undefined,
    );
    await read(/₦99,|₦100,/);
  });
};
