import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Parts } from './Parts.tsx';

test('what is there stands in one row with a dot between, which nobody hears', () => {
  show(
    <p>
      <Parts of={['Min ₦100 · Max ₦500K', false, undefined, <b key="delay">Delay 5 s</b>]} />
    </p>,
  );
  const row = document.querySelector('p');
  expect(row?.textContent).toBe('Min ₦100 · Max ₦500K · Delay 5 s');
  for (const dot of row?.querySelectorAll('[aria-hidden]') ?? []) dot.remove();
  expect(row?.textContent).toBe('Min ₦100 Max ₦500K Delay 5 s');
});
