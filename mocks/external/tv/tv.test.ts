import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestCaller, type TestCaller } from '../../hosts/testCaller.ts';

const Answer = z.object({ html: z.string() });
const DELAY_MS = 5000;

let app: TestCaller;
beforeEach(() => {
  app = createTestCaller();
});

const operator = () => app.backend.context.operator;

async function see(gameId: string): Promise<string> {
  const response = await app.raw('GET', `/external/site/tv?game=${gameId}`);
  return z.parse(Answer, await response.json()).html.replaceAll('&#39;', "'");
}

/** A match of the sport that has been in play for a while. */
function inPlay(sportId: number): string {
  const now = operator().clock.now();
  const found = operator()
    .world.events(now)
    .find((event) => event.sportId === sportId && event.inPlay && now - event.startsAt > 600_000);
  return found?.gameId ?? '';
}

/** The score as the picture shows it, which is late. */
function scoreOf(gameId: string) {
  const { world, clock } = operator();
  const score = world.event(gameId, clock.now() - DELAY_MS)?.event.score;
  if (!score) throw new Error('no score');
  return score;
}

const drawnOf = (html: string) => /id="((?:ball|pass|rally)-[^"]+)"/.exec(html)?.[1];

test.each([
  ['cricket', 4],
  ['soccer', 1],
  ['tennis', 2],
] as const)('the picture of %s is drawn anew as the match goes on', async (_, sportId) => {
  const gameId =
    sportId === 4 ? operator().world.featured(operator().clock.now()) : inPlay(sportId);
  const first = await see(gameId);
  expect(first).toContain('5 s late');
  app.backend.control.run('clock', { advance: '5m' });
  const later = await see(gameId);
  expect(drawnOf(later)).toBeDefined();
  expect(drawnOf(later)).not.toBe(drawnOf(first));
});

test('cricket shows the score, five seconds late', async () => {
  const gameId = operator().world.featured(operator().clock.now());
  expect(await see(gameId)).toContain(scoreOf(gameId).line);
});

test('soccer shows the score, the minute and what happened last', async () => {
  const gameId = inPlay(1);
  const html = await see(gameId);
  const { line, detail, recent = [] } = scoreOf(gameId);
  expect(html).toContain(`<b class="num">${line}</b>`);
  expect(html).toContain(`<span class="num">${detail}</span>`);
  expect(html).toContain(recent.at(-1) ?? 'No goals and no cards yet');
});

test('a goal is called while its minute lasts, and the ball is in the net', async () => {
  const { world, clock } = operator();
  const now = clock.now();
  const goals = world
    .events(now)
    .filter(({ sportId, inPlay }) => sportId === 1 && inPlay)
    .flatMap(({ gameId }) => {
      const next = world.nextIncident(gameId, now);
      return next?.what === 'goal' ? [{ gameId, at: next.at }] : [];
    });
  const [goal] = goals.sort((one, other) => one.at - other.at);
  if (!goal) throw new Error('no goal');
  app.backend.control.run('clock', { advance: goal.at - now + DELAY_MS + 1000 });
  const html = await see(goal.gameId);
  expect(html).toContain('<p class="call big">GOAL</p>');
  expect(drawnOf(html)).toMatch(/-(left|right)$/);
  app.backend.control.run('clock', { advance: '2m' });
  expect(await see(goal.gameId)).not.toContain('GOAL');
});

test('tennis shows sets, games and points of both, and who serves', async () => {
  const gameId = inPlay(2);
  const html = await see(gameId);
  const { sets = [], points = ['', ''], serving, recent = [] } = scoreOf(gameId);
  const rows = [
    ...html.matchAll(
      /<span>([●■]) <b>([^<]+)<\/b>([^<]*)<\/span>\s*<span class="num">([^<]*)<b>([^<]*)</g,
    ),
  ];
  expect(rows.map(([, , , serves]) => serves)).toEqual(
    serving === 'home' ? [' (serving)', ''] : ['', ' (serving)'],
  );
  expect(rows.map(([, , , , games]) => games?.trim())).toEqual(
    [0, 1].map((player) => sets.map((set) => set[player]).join(' ')),
  );
  expect(rows.map(([, , , , , point]) => point)).toEqual([...points]);
  expect(html).toContain(recent.at(-1));
});

test('before the match and without one, the page says so', async () => {
  const { world, clock } = operator();
  const upcoming = world.events(clock.now()).find(({ status }) => status === 'upcoming');
  expect(await see(upcoming?.gameId ?? '')).toContain('Live TV starts with the match.');
  expect(await see('none')).toContain('Live TV starts with the match.');
});
