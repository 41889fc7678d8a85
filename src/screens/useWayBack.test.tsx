import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { wayBack } from '../state/lists/wayBack.ts';
import { useWayBack } from './useWayBack.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function List() {
  useWayBack('Cricket');
  return null;
}

test('a match leads back to the last list, as its address was at the end', async () => {
  expect(wayBack()).toBeUndefined();
  navigate('/spmsports/cricket');
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<List />));
  await act(async () => navigate('/spmsports/cricket?day=tomorrow', { replace: true }));
  await act(async () => root.unmount());
  navigate('/exchange/c-1');
  expect(wayBack()).toEqual({ href: '/spmsports/cricket?day=tomorrow', title: 'Cricket' });
});
