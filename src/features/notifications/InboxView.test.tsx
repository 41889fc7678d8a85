import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import { getSaferPlay } from '../../contract/account/saferPlay.ts';
import { type Announcement, listAnnouncements } from '../../contract/content.ts';
import { messages } from '../../state/lists/inbox.ts';
import { saferPlay } from '../../state/play/saferPlay.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { InboxView } from './InboxView.tsx';

const DAY_MS = 24 * 60 * 60_000;

const sent = (announcementId: string, daysAgo: number): Announcement => ({
  announcementId,
  title: `Message ${announcementId}`,
  text: 'Hello.',
  severity: 'info',
  audience: 'everybody',
  at: Date.now() - daysAgo * DAY_MS,
  isOffer: false,
});

test('on a phone that is new to the player, what is days old is no news; what comes later always is', async () => {
  const network = openNetwork();
  let all = [sent('N2', 1), sent('N1', 4)];
  network.answer(listAnnouncements, () => ({ asOf: Date.now(), announcements: all }));
  await network.signIn();
  show(<InboxView signIn={null} />);
  expect(await screen.findByRole('button', { name: 'Unread 1' })).toBeDefined();
  // Sent while this phone was off for a week.
  all = [...all, sent('N3', 5)];
  await act(() => messages.refresh());
  expect(screen.getByRole('button', { name: 'Unread 2' })).toBeDefined();
});

test('a message that is older than a week says its day and its time', async () => {
  const network = openNetwork();
  const all = [{ ...sent('N1', 9), at: Date.UTC(2020, 0, 6, 11, 5) }];
  network.answer(listAnnouncements, () => ({ asOf: Date.now(), announcements: all }));
  await network.signIn();
  show(<InboxView signIn={null} />);
  expect(await screen.findByText('Mon 6 Jan 2020 12:05')).toBeDefined();
});

test('at a limit the inbox leaves out offers, and keeps the rest', async () => {
  const network = openNetwork();
  const all = [{ ...sent('N2', 1), isOffer: true }, sent('N1', 1)];
  network.answer(listAnnouncements, () => ({ asOf: Date.now(), announcements: all }));
  await network.signIn();
  show(<InboxView signIn={null} />);
  expect(await screen.findByText('Message N2')).toBeDefined();
  const known = await call(getSaferPlay, {});
  const limit = { kind: 'loss', period: 'day', amount: 1_000_00, used: 1_000_00 } as const;
  await act(async () => saferPlay.put({ ...known, moneyLimits: [limit] }, Date.now()));
  expect(screen.queryByText('Message N2')).toBeNull();
  expect(screen.getByText('Message N1')).toBeDefined();
});
