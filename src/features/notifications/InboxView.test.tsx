import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Announcement, listAnnouncements } from '../../contract/content.ts';
import { messages } from '../../state/lists/inbox.ts';
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
