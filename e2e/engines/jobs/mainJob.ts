import * as z from 'zod/mini';
import { listEvents } from '../../../src/contract/betting/catalogue.ts';
import { href, paths } from '../../../src/paths.ts';
import type { Hand } from '../hand.ts';
import { type SeenToast, toastsSeen, watchToasts } from '../inPage.ts';
import { until } from '../until.ts';
import { pickPrice, SLIP } from './pickPrice.ts';
import type { Job } from './step.ts';

/** A bet is refused when its price moves in the delay. In one of 32 runs, four were, one after the other. */
const MOST_BETS = 8;

export const mainJob: Job = async ({ hand, step }) => {
  const { goTo, press, read, isAt, run } = hand;
  await step('signs in as the demo player', async () => {
    await goTo(paths.signIn);
    await run(watchToasts);
    await press('button', '^Login with Demo Id$');
    await isAt(paths.home);
  });
  await step('is told "Login Success" by a toast of its own size', async () => {
    const toast = await until('a toast says "Login Success"', async () =>
      (await run(toastsSeen)).find(({ text }) => text.includes('Login Success')),
    );
    expectSmall(toast);
  });
  await step('sees the balance', () => read(/₦100,000/));
  await step('opens a live match from home', async () => {
    await press('link', await nameOfOpenMatch(hand));
    await isAt(/^\/exchange\//);
    await read(/ v /);
  });
  await step('backs a price with ₦500, and is answered', async () => {
    for (let bets = 1; ; bets++) {
      await pickPrice(hand);
      await hand.fill('^Stake', '500', SLIP);
      await press('button', '^Place bet ₦500', SLIP);
      const answer = await read(/Matched at|Not placed\.[^.]*/, SLIP);
      await press('button', '^Done$', SLIP);
      if (answer === 'Matched at') return;
      if (bets === MOST_BETS) throw new Error(`${bets} bets were refused, the last: ${answer}`);
    }
  });
  await step('finds the bet in My bets', async () => {
    await press('link', '^My bets$');
    await isAt(paths.myBets);
    await read(/₦500/);
  });
};

function expectSmall({ width, height, left, right, windowWidth }: SeenToast): void {
  if (height > 120) throw new Error(`the toast is ${height} px high`);
  if (width > windowWidth || left < 0 || right > windowWidth) {
    throw new Error(`the toast goes from ${left} to ${right} in a window of ${windowWidth} px`);
  }
}

/** A pattern for the links to the matches on the page whose odds are open. */
async function nameOfOpenMatch({ url, run }: Hand): Promise<string> {
  const games = await until('a match in play takes bets', async () => {
    const { events } = z.parse(
      listEvents.output,
      await (await fetch(`${url}/api/sports/events/inplay`)).json(),
    );
    const open = events.filter(
      ({ matchOddsStatus, runners: [first] }) => matchOddsStatus === 'open' && first?.back,
    );
    const shown = await run(() =>
      [...document.querySelectorAll('main a[href^="/exchange/"]')].map((link) =>
        link.getAttribute('href'),
      ),
    );
    const listed = open.filter(({ gameId }) => shown.includes(href(paths.match, { gameId })));
    return listed.length > 0 && listed;
  });
  return games.map(({ name }) => escaped(name)).join('|');
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
