import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { call } from '../../api/call.ts';
import { takeBreak } from '../../contract/account/saferPlay.ts';
import { listBonuses } from '../../contract/cashier/bonus.ts';
import { href, paths } from '../../paths.ts';
import type { Access } from '../../routeTable.ts';
import { saferPlay } from '../../state/play/saferPlay.ts';
import { refreshOrganisation } from '../../state/session/organisation.ts';
import { session } from '../../state/session/session.ts';
import { followNearness, stillFar } from '../../testing/near.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { App } from '../App.tsx';
import { routes } from './routes.ts';

/** What a page says whose content is still to come. */
const PLACEHOLDER =
  /stand-?in\b|coming soon|placeholder|lorem|ipsum|to be written|not available yet|under construction|\bTODO\b|\bTBD\b|test harness/i;

/** A page that says less than this beside its heading is empty. */
const LEAST_CHARACTERS = 30;

// React holds back for a third of a second what replaces a page that is loading.
beforeAll(async () => {
  await Promise.all(routes.map(({ screen }) => screen.preload()));
});

// Some fifty pages each: a limit for what hangs, not for what a busy machine does slowly.
vi.setConfig({ testTimeout: 120_000 });

let network: Network;
beforeEach(() => {
  network = openNetwork();
  followNearness();
});

interface Walk {
  access: readonly Access[];
  bonusId?: string;
  /** Frames stay closed. */
  isOnBreak?: boolean;
}

/** The address of each route, with values for its parameters. */
function addresses({ access, bonusId = '' }: Walk): string[] {
  const { world, clock } = network.backend.context.operator;
  const given = { gameId: world.featured(clock.now()), category: 'cricket', bonusId };
  return (
    routes
      // The text of a document is in its page (`app/document/documentView.test.tsx`).
      .filter((route) => access.includes(route.access) && !route.isDocument)
      .map(({ path }) => {
        const provider = path === paths.sportsProvider ? 'sportsbook2' : 'kingmaker';
        return href(path, { ...given, provider, gateway: 'ng_opay' });
      })
  );
}

/** Whether something on the screen is still to come. What is far below waits until the reader comes near. */
function isLoading(main: HTMLElement): boolean {
  const far = stillFar();
  const places = [...main.querySelectorAll('[aria-busy=true], .skeleton')];
  return places.some((place) => !far.some((part) => part.contains(place)));
}

/** What is wrong with the page now shown, if anything. */
function faultIn(main: HTMLElement): string | undefined {
  // What is in a frame is read from its server.
  const isFramed = main.querySelector('iframe') !== null;
  if (!isFramed && isLoading(main)) return 'is still loading';
  const heading = main.querySelector('h1')?.textContent.trim();
  const said = main.textContent;
  if (!heading) return `has no heading: ${said}`;
  const alert = main.querySelector('[role=alert]');
  if (alert) return `only says: ${alert.textContent}`;
  const found = PLACEHOLDER.exec(said);
  if (found) return `says “${found[0]}”`;
  if (isFramed || said.length - heading.length >= LEAST_CHARACTERS) return undefined;
  return `says nothing: ${said}`;
}

/** What is wrong with the page of another origin that a frame shows. */
async function faultInFrame(frame: HTMLIFrameElement): Promise<string | undefined> {
  const answer = await fetch(new URL(frame.getAttribute('src') ?? '', location.origin));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const found = PLACEHOLDER.exec(page.body.textContent);
  if (found) return `says in its frame “${found[0]}”`;
  return page.querySelector('h1') && page.querySelector('main button')
    ? undefined
    : 'has nothing to press in its frame';
}

/** Opens every address as a click on a link would, and returns what is wrong with each. */
async function walk(how: Walk): Promise<string[]> {
  session.isStoreHydrated = true;
  await refreshOrganisation();
  await act(async () => show(<App />));
  const main = screen.getByRole('main');
  const faults: string[] = [];
  let frames = 0;
  for (const address of addresses(how)) {
    await act(async () => navigate(address));
    await waitFor(() => expect(faultIn(main)).toBeUndefined()).catch(() => undefined);
    const frame = main.querySelector('iframe');
    if (frame) frames += 1;
    const fault = faultIn(main) ?? (frame && (await faultInFrame(frame)));
    if (fault) faults.push(`${address} ${fault}`);
    if (location.pathname !== address) faults.push(`${address} leads to ${location.pathname}`);
  }
  expect(frames > 0).toBe(!how.isOnBreak);
  return faults;
}

/** A bonus of the player, who has one from the start. */
async function aBonus(): Promise<string> {
  const { bonuses } = await call(listBonuses, {});
  return bonuses[0]?.bonusId ?? '';
}

test('a guest finds content on every page', async () => {
  expect(await walk({ access: ['public', 'common'] })).toEqual([]);
});

test.each(['emeka', 'adaeze'] as const)('%s finds content on every page', async (username) => {
  await network.signIn(username);
  await saferPlay.refresh();
  expect(await walk({ access: ['common', 'protected'], bonusId: await aBonus() })).toEqual([]);
});

test('a break leaves content on every page', async () => {
  await network.signIn('adaeze');
  await call(takeBreak, { kind: 'time-out', length: 7 }, { idempotencyKey: 'break' });
  await saferPlay.refresh();
  const how = { bonusId: await aBonus(), isOnBreak: true };
  expect(await walk({ access: ['common', 'protected'], ...how })).toEqual([]);
});
