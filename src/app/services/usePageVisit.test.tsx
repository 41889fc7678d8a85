import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePageDetail } from '../../state/device/pageDetail.ts';
import { organisation } from '../../state/session/organisation.ts';
import { show } from '../../testing/show.tsx';
import { usePageVisit } from './usePageVisit.ts';

function Detail({ name }: { name: string }) {
  usePageDetail(name);
  return null;
}

function Page({ title, detail }: { title: string; detail?: string }) {
  usePageVisit(title);
  return detail && <Detail name={detail} />;
}

test.each([
  [
    { title: 'Match', detail: 'Lagos Lions v Abuja Bulls' },
    'Lagos Lions v Abuja Bulls · Match · Oja',
  ],
  [{ title: 'Cashier' }, 'Cashier · Oja'],
  [{ title: '' }, 'Oja'],
])('the title of %o', async (page, title) => {
  await act(async () => {
    organisation.appDetails = undefined;
  });
  show(<Page {...page} />);
  await act(async () => undefined);
  expect(document.title).toBe(title);
});
