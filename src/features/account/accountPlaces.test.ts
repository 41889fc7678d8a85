import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { accountPlaceOf } from './accountPlaces.ts';

test.each([
  [paths.cashier, paths.cashier],
  ['/deposit/m_bkash', paths.gateways],
  [paths.deposits, paths.deposits],
  [paths.withdrawGateways, paths.withdraw],
  [paths.withdrawals, paths.withdrawals],
  ['/bonus/7', paths.bonuses],
  [paths.home, undefined],
])('%s is marked as %s', (path, place) => {
  expect(accountPlaceOf(path)).toBe(place);
});
