import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import * as z from 'zod/mini';
import { login } from '../../src/contract/account/auth.ts';
import { listDeposits } from '../../src/contract/cashier/deposits.ts';
import { getStatement } from '../../src/contract/cashier/statement.ts';
import { listWithdrawals } from '../../src/contract/cashier/withdrawals.ts';
import { formatNaira } from '../../src/domain/money/money.ts';
import { lagosIsoDate } from '../../src/domain/time/lagosTime.ts';
import { href, paths } from '../../src/paths.ts';
import { moveTo } from './steps.ts';
import { START_MS } from './world.ts';

/** Calls the API directly, as the same player on another device. */
export async function besides(page: Page, username = 'adaeze') {
  const data = { username, password: 'Passw0rd1' };
  const { token } = z.parse(
    login.output,
    await (await page.request.post('/api/login', { data })).json(),
  );
  const get = async (path: string): Promise<unknown> => {
    const headers = { authorization: token };
    return (await page.request.get(`/api${path}`, { headers, maxRetries: 2 })).json();
  };
  const day = (fromNow: number) => lagosIsoDate(START_MS + fromNow * 86_400_000);
  // The world's clock may have been moved forward.
  const days = `/getAccountstatement/${day(-200)}/${day(30)}`;
  return {
    /** Asks for a deposit as the form of its gateway does. */
    async requestDeposit(gateway: string, naira: number): Promise<void> {
      const isCard = gateway === 'ng_card';
      const asked = { gateway, amount: String(naira) };
      const reference = `R-${gateway.replaceAll('_', '-')}-${naira}`;
      const answer = await page.request.post(`/api/deposit/${isCard ? 'fastpayme' : 'create'}`, {
        headers: { authorization: token, 'idempotency-key': reference },
        ...(isCard
          ? { data: { gateway, amount: naira } }
          : {
              multipart: {
                ...asked,
                phone: phoneFor(gateway),
                reference: gateway.startsWith('m_binance') ? hashOf(gateway, naira) : reference,
              },
            }),
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    deposits: async () => z.parse(listDeposits.output, await get('/deposit/get')),
    withdrawals: async () => z.parse(listWithdrawals.output, await get('/withdrawRequest/get')),
    /** Checks that opening and lines make the closing balance that the page shows. Returns it in kobo. */
    async addsUp(): Promise<number> {
      const { opening, closing, lines } = z.parse(getStatement.output, await get(days));
      expect(opening + lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(closing);
      await expect(
        page.getByRole('button', { name: `Balance ${formatNaira(closing)}` }),
      ).toBeVisible();
      return closing;
    },
  };
}

/** Fills in the amount. Until something is typed, the last request may still come in place of the form. */
export async function fillAmount(page: Page, kind: 'deposit' | 'withdrawal', naira: number) {
  const main = page.getByRole('main');
  const another = main.getByRole('button', { name: `Make another ${kind}` });
  await page.addLocatorHandler(another, () => another.click());
  await main.getByRole('textbox', { name: 'Amount' }).fill(String(naira));
  await page.removeLocatorHandler(another);
}

/** Moves to a gateway and fills in its form. */
export async function fillDeposit(page: Page, code: string, naira: number) {
  await moveTo(page, href(paths.deposit, { gateway: code }));
  await fillForm(page, code, naira);
}

/** Fills in the form of the open gateway, whatever its fields, without sending it. */
export async function fillForm(page: Page, code: string, naira: number) {
  await fillAmount(page, 'deposit', naira);
  const main = page.getByRole('main');
  const fields = {
    'Wallet phone number': phoneFor(code),
    'Payment reference': `R-${code.replaceAll('_', '-')}-${naira}`,
    'Transaction hash': hashOf(code, naira),
  };
  for (const [label, text] of Object.entries(fields)) {
    const field = main.getByLabel(label);
    if (await field.isVisible()) await field.fill(text);
  }
}

/** The wallets whose codes are the specification's are Bangladeshi. */
const phoneFor = (gateway: string) => (gateway.startsWith('m_') ? '01712 345678' : '0803 123 4567');

const hashOf = (code: string, naira: number) =>
  `${naira}${code.includes('tron') ? 'a' : 'b'}`.padEnd(64, '0');

/** The submit button of a deposit form. */
export const depositButton = (page: Page) =>
  page.getByRole('button', { name: /^(Deposit|Pay|I have sent) ₦/ });
