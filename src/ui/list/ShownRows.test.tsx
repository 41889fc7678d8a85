import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ShownRows } from './ShownRows.tsx';

/** A list as long as the last button says. */
function List({ lengths }: { lengths: readonly number[] }) {
  const [length, setLength] = useState(lengths[0] ?? 0);
  return (
    <>
      {lengths.map((next) => (
        <button key={next} type="button" onClick={() => setLength(next)}>
          {next} rows
        </button>
      ))}
      <ShownRows rows={Array.from({ length }, (_, i) => i)} end={<p>The end</p>}>
        {(shown) => (
          <ul>
            {shown.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
      </ShownRows>
    </>
  );
}
const drawn = () => screen.queryAllByRole('listitem').length;
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  [0, 0],
  [100, 100],
  [101, 100],
  [100_000, 100],
])('of %i rows %i are drawn, and what follows stands only after the last', (length, most) => {
  show(<List lengths={[length]} />);
  expect(drawn()).toBe(most);
  expect(screen.queryByText('The end') === null).toBe(length > most);
});

test('a press shows a hundred more, up to the last', async () => {
  const user = show(<List lengths={[250]} />);
  await user.click(button('Show more (100 of 250)'));
  expect(drawn()).toBe(200);
  await user.click(button('Show more (200 of 250)'));
  expect(drawn()).toBe(250);
  expect(screen.getByText('The end')).toBeDefined();
});

test('a page that the player has loaded shows at once, and a flood does not', async () => {
  const user = show(<List lengths={[100, 150, 10_000]} />);
  await user.click(button('150 rows'));
  expect(drawn()).toBe(150);
  await user.click(button('10000 rows'));
  expect(drawn()).toBe(150);
});
