import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { until } from '../../testing/until.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { support } from './supportNotes.ts';

test('a reply that was begun is there after another page, and gone once it was sent', async () => {
  const open = (threadId: string) => show(<ReplyForm threadId={threadId} topic="bet" />);
  const field = () => screen.getByLabelText('Your reply');
  await open('T1').fill(field(), 'My bet was settled wrongly, because');
  cleanup();
  open('T2');
  expect(field()).toHaveProperty('value', '');
  cleanup();
  const user = open('T1');
  expect(field()).toHaveProperty('value', 'My bet was settled wrongly, because');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await until(() => expect(field()).toHaveProperty('value', ''));
  expect(support.written).toMatchObject([{ note: { threadId: 'T1' } }]);
});
