import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Parts } from './Parts.tsx';

test('what is there is read in one line, with a dot between', () => {
  show(
    <p>
      <Parts of={['Min ₦100 · Max ₦500K', false, undefined, <b key="delay">Delay 5 s</b>]} />
    </p>,
  );
  expect(document.querySelector('p')?.textContent).toBe('Min ₦100 · Max ₦500K · Delay 5 s');
});
