import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dismissStorageTrouble, recordStorageTrouble } from '../state/device/storageTrouble.ts';
import { show } from '../testing/show.tsx';
import { StorageNotice } from './StorageNotice.tsx';

const repair = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('no network'))));
vi.mock('../pwa/repairStorage.ts', () => ({ repairStorage: repair }));

test('a repair that failed is told once; the next trouble has its own words', async () => {
  const user = show(<StorageNotice />, { at: '/' });
  await act(async () => recordStorageTrouble(new DOMException('', 'UnknownError')));
  await user.click(screen.getByRole('button', { name: 'Repair storage' }));
  expect(screen.getByRole('status').textContent).toMatch(/^This needs a connection/);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await act(async () => recordStorageTrouble(new DOMException('', 'QuotaExceededError')));
  expect(screen.getByRole('status').textContent).toMatch(/^This phone is full/);
  await act(async () => dismissStorageTrouble());
});
