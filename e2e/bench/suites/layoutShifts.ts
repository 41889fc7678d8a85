import { request } from 'playwright';
import { href, paths } from '../../../src/paths.ts';
import { liveGame } from '../../kit/steps.ts';
import type { Lab } from '../lab.ts';
import type { Phone } from '../phone/phone.ts';
import type { Row } from '../row.ts';
import { SLOW } from '../server/linkShape.ts';
import { leave } from './leave.ts';

const CRICKET = 4;
/** Late data have arrived when nothing more came for this long. A socket never goes quiet. */
const QUIET_MS = 1500;
const LIMIT_MS = 10_000;

/** Visits every route once on the slow link, as a player or, for guests' pages, as a guest. */
export async function layoutShifts(lab: Lab): Promise<Row[]> {
  const api = await request.newContext({ baseURL: lab.apiUrl });
  const params = {
    gameId: await liveGame(api, CRICKET),
    category: 'cricket',
    gateway: 'm_bkash',
    bonusId: '1',
    provider: 'evolution',
  };
  await api.dispose();
  const routes = Object.values(paths).map((pattern) => href(pattern, params));
  const asPlayer = await visitAll(lab, routes, true);
  const hidden = asPlayer.filter(({ path, endedAt }) => path !== endedAt).map(({ path }) => path);
  const asGuest = await visitAll(lab, hidden, false);

  const visits = [...asPlayer.filter(({ path, endedAt }) => path === endedAt), ...asGuest];
  const moving = visits.filter(({ shift }) => shift > 0);
  const all: Row = {
    name: 'routes that move',
    value: moving.length,
    unit: '',
    goal: 0,
    detail: `of ${visits.length}`,
  };
  return [
    all,
    ...moving.map(
      ({ path, shift, shifted }): Row => ({
        name: path,
        value: shift,
        unit: '',
        goal: 0,
        detail: [...new Set(shifted)].slice(0, 4).join(', '),
      }),
    ),
  ];
}

interface Visit {
  path: string;
  /** The address after redirects. */
  endedAt: string;
  shift: number;
  shifted: string[];
}

async function visitAll(lab: Lab, routes: string[], isPlayer: boolean): Promise<Visit[]> {
  const visits: Visit[] = [];
  const profile = await leave(lab, lab.urlOf('app'), isPlayer);
  const phone = await lab.startPhone(profile);
  lab.link.shape(SLOW);
  for (const path of routes) visits.push(await visit(lab, phone, path));
  lab.link.shape(undefined);
  await phone.close();
  return visits;
}

async function visit(lab: Lab, phone: Phone, path: string): Promise<Visit> {
  const { page } = await phone.openPage();
  await page.goto(lab.urlOf('app', path));
  await Promise.race([lab.link.quiet(QUIET_MS), page.waitForTimeout(LIMIT_MS)]);
  const seen = await page.evaluate(() => {
    const { shift, shifted } = globalThis.watched;
    // Two decimals, as browsers report it.
    return { shift: Math.round(shift * 100) / 100, shifted, endedAt: location.pathname };
  });
  await page.close();
  return { path, ...seen };
}
