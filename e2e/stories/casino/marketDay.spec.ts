import type { APIRequestContext } from 'playwright';
import * as z from 'zod/mini';
import { SignedIn } from '../../../src/contract/account/auth.ts';
import { listRounds } from '../../../src/contract/casino/casino.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { nothingOver } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const GAME = '/casinos/desktop/oja';

test('the own game: a round, its lines in the wallet, and a check that finds a changed seed', async ({
  page,
  mock,
  checkAccess,
}) => {
  await beSignedIn(page);
  await page.goto(GAME);
  const play = page.getByRole('button', { name: 'Play ₦100.00' });
  const rules = page.getByRole('button', { name: 'Rules' });
  await rules.click();
  await page.getByText('Is it fair? Check it yourself').click();
  const hash = page.locator('code').filter({ hasText: /^[0-9a-f]{64}$/ });
  const promised = await hash.first().textContent();
  await page.keyboard.press('Escape');
  await nothingOver(page);
  await play.click();
  const result = page.getByText(/^(You lost|Your stake is back|₦[\d,.]+ back)/);
  await expect(result).toBeVisible();
  await expect(page.getByText('1 round in')).toBeVisible();
  const text = (await result.textContent()) ?? '';
  await checkAccess();

  // The ledger's lines add up to what the game says.
  const lines = (await mock.journal()).filter(({ subject }) => subject === 'POST /casino/round');
  expect(lines).toHaveLength(1);
  const won = /you won ₦([\d,]+\.\d\d)/.exec(text)?.[1];
  const net = text.startsWith('You lost') ? '−₦100.00' : won ? `+₦${won}` : '₦0.00';
  await expect(page.getByRole('main').getByText(net, { exact: true })).toBeVisible();

  await rules.click();
  await page.getByText('Is it fair? Check it yourself').click();
  await expect(page.getByText('secret not revealed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Reveal the secret and check' }).click();
  await expect(page.getByText('Fair: checked here')).toBeVisible();

  // By hand, from what the page shows of the round: the revealed seed, then with one letter changed.
  const { commit, serverSeed, clientSeed, nonce, detail } = await lastRound(page.request);
  expect(commit).toBe(promised);
  const round = page.getByRole('listitem').filter({ hasText: 'Fair: checked here' });
  await round.getByText('Fair: checked here').click();
  for (const part of [commit, serverSeed, clientSeed]) {
    await expect(round.getByText(part, { exact: true })).toBeVisible();
  }
  await checkAccess();
  await round.getByRole('button', { name: 'Work it out by hand' }).click();
  await expect(page.getByLabel('Promised hash')).toHaveValue(commit);
  await expect(page.getByLabel('Revealed secret')).toHaveValue(serverSeed);
  await expect(page.getByLabel("Player's words")).toHaveValue(clientSeed);
  await expect(page.getByLabel('Round number')).toHaveValue(String(nonce));
  await expect(page.getByText('The secret is the one that was promised.')).toContainText(
    `Its result is ${detail}.`,
  );
  await page.getByLabel('Revealed secret').fill(`${serverSeed}x`);
  await expect(page.getByText('The secret is not the one that was promised.')).toBeVisible();

  await page.reload();
  await rules.click();
  await page.getByText('Is it fair? Check it yourself').click();
  await expect(page.getByLabel('Your own words')).toHaveValue(clientSeed);
});

test('a round whose answer is lost is looked up, and played once', async ({ page, mock }) => {
  await beSignedIn(page);
  await page.goto(GAME);
  await mock.fault({ match: 'POST /casino/round', ackLost: true, times: 1 });
  await page.getByRole('button', { name: 'Play ₦100.00' }).click();
  await expect(page.getByText('1 round in')).toBeVisible();
  await expect(
    page
      .locator('.stage-bar')
      .getByText('₦249,900.00')
      .or(page.getByText('Your stake is back'))
      .or(page.getByText('you won'))
      .first(),
  ).toBeVisible();
  // However often the browser repeated the request: one key, and so one round.
  const sent = (await mock.journal()).filter(({ subject }) => subject === 'POST /casino/round');
  expect(new Set(sent.flatMap((entry) => ('key' in entry ? [entry.key] : []))).size).toBe(1);
});

test('a guest plays for fun, offline too, and a changed seed is found out', async ({
  page,
  network,
  checkAccess,
}) => {
  await page.goto(GAME);
  await expect(
    page.getByText('You are playing for fun, with chips that are worth nothing.'),
  ).toBeVisible();
  await expect(page.getByText('10,000 chips', { exact: true })).toBeVisible();
  await checkAccess();
  await network.lose();
  await page.getByRole('button', { name: 'Play 100 chips' }).click();
  await expect(page.getByText('1 round in')).toBeVisible();
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByText('Is it fair? Check it yourself').click();
  const round = page.getByRole('listitem').filter({ hasText: 'Fair: checked here' });
  await round.getByText('Fair: checked here').click();
  await round.getByRole('button', { name: 'Work it out by hand' }).click();
  await expect(page.getByText('The secret is the one that was promised.')).toBeVisible();
  const secret = page.getByLabel('Revealed secret');
  await secret.fill(`${await secret.inputValue()}x`);
  await expect(page.getByText('The secret is not the one that was promised.')).toBeVisible();
});

/** The seeds of the player's last round, from the server. */
async function lastRound(request: APIRequestContext) {
  const login = { username: 'adaeze', password: 'Passw0rd1' };
  const signedIn = await request.post('/api/login', { data: login });
  const { token } = z.parse(SignedIn, await signedIn.json());
  const answer = await request.get('/api/casino/rounds', { headers: { authorization: token } });
  const [round] = z.parse(listRounds.output, await answer.json()).rounds;
  if (!round?.fairness?.serverSeed) throw new Error('The last round was not revealed');
  return { ...round.fairness, serverSeed: round.fairness.serverSeed, detail: round.detail };
}
