import { setInterval } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createControl, type MockControl } from '../../mocks/control/client.ts';
import { startTestServer, type TestServer } from '../../mocks/hosts/testServer.ts';
import { TEST_START } from '../../mocks/hosts/testStart.ts';
import { DEVIATIONS, startBefore } from './brokenServer.ts';
import { reportText } from './report.ts';
import { conform } from './run.ts';

let host: TestServer;
let url = '';

beforeAll(async () => {
  host = await startTestServer();
  url = host.url;
});
// Tests have a clock that stands: the world is pushed along, 25 times as fast as time.
const PUSH_EVERY_MS = 40;
let isPushed = false;
let pushing = Promise.resolve();

async function push(control: MockControl): Promise<void> {
  for await (const _ of setInterval(PUSH_EVERY_MS)) {
    if (!isPushed) return;
    await control.clock({ advance: '1s' });
  }
}

beforeEach(async () => {
  const control = createControl(url);
  await control.reset({ startAt: TEST_START, scale: 0 });
  isPushed = true;
  pushing = push(control);
});
afterEach(async () => {
  isPushed = false;
  await pushing;
});
afterAll(() => host.close());

const PATIENTLY = 120_000;

const heldTo = (api: string, patienceMs: number) =>
  conform({ api, socket: url, username: 'adaeze', password: 'Passw0rd1', patienceMs });

test(
  'the mock backend keeps every rule, and every rule can be tried',
  async () => {
    // Passes through what the deviations stand in, so that they are all that the other test finds.
    const before = await startBefore(`${url}/api`, []);
    const report = await heldTo(before.api, 8000);
    const { findings, calls, unreached } = report;
    before.close();
    expect(findings.filter(({ fault, skipped }) => fault ?? skipped)).toEqual([]);
    expect(reportText(report)).toContain(`${findings.length} rules hold, 0 are broken`);
    // What only an operator can lead to stays unseen, and is named.
    expect(unreached).toContain('createWithdrawal');
    expect(unreached).not.toContain('placeMatchOddsBet');
    expect(unreached.length).toBeLessThan(calls);
    expect(reportText(report)).toContain(`Not ${unreached[0]},`);
  },
  PATIENTLY,
);

test(
  'each of twelve deviations is found, three of them events that are missing',
  async () => {
    expect(DEVIATIONS).toHaveLength(12);
    const control = createControl(url);
    for (const { loses } of DEVIATIONS) {
      if (loses) await control.fault({ match: `socket ${loses}`, network: true });
    }
    const before = await startBefore(`${url}/api`, DEVIATIONS);
    // Only the events that never come are waited for so long.
    const report = await heldTo(before.api, 500);
    const { findings } = report;
    before.close();
    const broken = findings.filter(({ fault }) => fault !== undefined);
    const found = DEVIATIONS.map(({ breaks, loses }) =>
      broken.some(({ rule, fault = '' }) => rule.startsWith(breaks) && fault.includes(loses ?? '')),
    );
    expect(DEVIATIONS.filter((_, n) => !found[n]).map(({ breaks }) => breaks)).toEqual([]);
    expect(reportText(report)).toMatch(/POST \/register .* → 500/);
  },
  PATIENTLY,
);

test('of a server that does not answer, each rule says that it could not be tried, and why', async () => {
  const nowhere = 'http://127.0.0.1:9';
  const report = await conform({
    api: `${nowhere}/api`,
    socket: nowhere,
    username: 'adaeze',
    password: 'Passw0rd1',
    patienceMs: 1,
  });
  expect(report.findings.filter(({ skipped }) => skipped === undefined)).toEqual([]);
  expect(report.findings[0]).toMatchObject({
    skipped: expect.stringMatching(/^fetch failed: ./),
    isTrouble: true,
  });
  expect(report.findings.some(({ skipped }) => skipped === 'nobody could sign in')).toBe(true);
  expect(reportText(report)).toMatch(/^0 rules hold, 0 are broken/);
});
