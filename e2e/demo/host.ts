import { expect, heard, openDemo, openSocket, say, test, tokenOf, untilUp } from './inPage.ts';

// The same questions that hosts/conformance.test.ts asks of the hosts with a server, for the one without.

test('calls and sockets are answered in the page as by a server', async ({ page }) => {
  await openDemo(page);

  await test.step('an ended session is a 401 with error true', async () => {
    const answer = await page.evaluate(async () => {
      const response = await fetch('/api/profile', { headers: { authorization: 'nobody' } });
      return { status: response.status, body: await response.json() };
    });
    expect(answer).toMatchObject({ status: 401, body: { error: true } });
  });

  for (const [bytes, status] of [
    [4_000_000, 200],
    [4_000_001, 413],
  ] as const) {
    await test.step(`a document of ${bytes} bytes is answered with ${status}`, async () => {
      const authorization = await tokenOf(page, 'emeka');
      const sent = { bytes, headers: { authorization } };
      const answered = await page.evaluate(async ({ bytes: size, headers }) => {
        const front = new Uint8Array(size);
        front.set([0xff, 0xd8, 0xff, 0xe0]);
        const form = new FormData();
        form.append('documentType', 'drivinglicense');
        form.append('birthDate', '1990-01-01');
        form.append('front', new File([front], 'front.jpg', { type: 'image/jpeg' }));
        return (await fetch('/api/kyc', { method: 'POST', headers, body: form })).status;
      }, sent);
      expect(answered).toBe(status);
    });
  }

  await test.step('a call that is given up, or breaks, does not trouble the next one', async () => {
    const outcomes = await page.evaluate(async () => {
      const ask = (init: RequestInit = {}) =>
        fetch('/api/app/demo', init).then(
          ({ status }) => status,
          (error: Error) => error.name,
        );
      await window.mock.fault({ match: 'GET /app/demo', delayMs: 60_000, times: 1 });
      const givenUp = await ask({ signal: AbortSignal.timeout(100) });
      await window.mock.fault({ match: 'GET /app/demo', network: true, times: 1 });
      return [givenUp, await ask(), await ask()];
    });
    expect(outcomes).toEqual(['TimeoutError', 'TypeError', 200]);
  });

  await test.step('a bad token is refused with its reason', async () => {
    await openSocket(page, 'nobody');
    await expect.poll(async () => (await heard(page)).at(-1)).toMatch(/^44.*"type":"SessionError"/);
  });

  await test.step('a question is answered, or not; a push arrives; a kick is for good', async () => {
    await openSocket(page, await tokenOf(page));
    await expect.poll(async () => (await heard(page)).at(-1)).toMatch(/^40/);

    await page.evaluate(() =>
      window.mock.fault({ match: 'socket get:balance', network: true, times: 1 }),
    );
    await say(page, '420["get:balance"]');
    await say(page, '421["get:balance"]');
    await expect.poll(async () => (await heard(page)).at(-1)).toMatch(/^431\[\{"status":"success"/);
    expect((await heard(page)).join()).not.toContain('430[');

    await page.evaluate(() =>
      window.mock.push({ event: 'update_balance', payload: { balance: 'n/a' }, to: 'adaeze' }),
    );
    await expect.poll(() => heard(page)).toContain('42["update_balance",{"balance":"n/a"}]');

    await page.evaluate(() => window.mock.kick({ who: 'adaeze' }));
    await expect.poll(async () => (await heard(page)).slice(-2)).toEqual(['41', 'closed']);
  });

  await test.step('polling gets through where websockets do not', async () => {
    await page.evaluate(() => window.mock.scenario({ name: 'websocket-blocked' }));
    await openSocket(page, '');
    await expect.poll(() => heard(page)).toEqual(['closed']);
    const said = await page.evaluate(async () => {
      const path = '/public/?EIO=4&transport=polling';
      const open = await (await fetch(path)).text();
      const session = `${path}&sid=${JSON.parse(open.slice(1)).sid}`;
      await fetch(session, {
        method: 'POST',
        body: '40{"token":""}\x1e420["market:watch",{"gameId":"x"}]',
      });
      const told = [await (await fetch(session)).text()];
      if (!told.join('').includes('430')) told.push(await (await fetch(session)).text());
      return told.join('\x1e');
    });
    expect(said).toMatch(/^40\{"sid".*430\[\{"kind":"refused"/s);
  });
});

test('the panel and the address are doors too', async ({ page, context }) => {
  await openDemo(page);
  await page.goto('/faq?mock=scenario:demo-off');
  await page.waitForURL('**/faq');
  await untilUp(page);
  const demo = () => page.evaluate(async () => (await fetch('/api/app/demo')).json());
  expect(await demo()).toEqual({ hasDemoUsers: false });

  const panel = await context.newPage();
  await panel.goto('/api/__mock/panel');
  await expect(panel.getByText('adaeze', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(panel.getByText('reset: done')).toBeVisible();
  expect(await demo()).toEqual({ hasDemoUsers: true });
});

test('a link begins its world again in another browser, and a broken one says so', async ({
  page,
  browser,
}) => {
  await openDemo(page);
  const { link, hash } = await page.evaluate(async () => {
    await window.mock.reset({ seed: 'linked', startAt: '2026-11-21T12:00:00.000Z', scale: 0 });
    await window.mock.adjust({ who: 'adaeze', naira: 12 });
    return window.mock.link();
  });
  const other = await browser.newPage();
  const said: string[] = [];
  other.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await other.goto(`/faq?mock=replay:${link}`);
  await other.waitForURL('**/faq');
  await untilUp(other);
  expect(said).toEqual([]);
  const isSame = (same: { link: string; hash: string }) =>
    other.evaluate(async (given) => {
      const { players } = await window.mock.status();
      const again = await window.mock.replay({ link: given.link });
      return [players.map(({ balanceNaira }) => balanceNaira), again.hash === given.hash];
    }, same);
  expect(await isSame({ link, hash })).toEqual([[100_000, 250_012, 0], true]);

  await other.goto(`/faq?mock=replay:${link.slice(0, 40)}`);
  await other.waitForURL('**/faq');
  await untilUp(other);
  expect(said).toEqual([
    expect.stringContaining('This is no link to a world, or it was cut short'),
  ]);
  await other.close();
});
