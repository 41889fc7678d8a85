import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountLinks } from '../../features/account/AccountLinks.tsx';
import { MoneyActs } from '../../features/wallet/MoneyActs.tsx';
import { paths } from '../../paths.ts';

test('an account leads to deposit, withdraw, bets and bonuses', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <>
      <MoneyActs />
      <AccountLinks />
    </>,
  );
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  for (const path of [paths.gateways, paths.withdraw, paths.myBets, paths.bonuses]) {
    expect(links).toContain(path);
  }
});
