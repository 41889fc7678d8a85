import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { type DenseColumn, DenseTable } from './DenseTable.tsx';

interface Row {
  name: string;
  kobo: number;
}

const ROWS: Row[] = [
  { name: 'Ondo', kobo: 900 },
  { name: 'Aba', kobo: 10_000 },
  { name: 'Jos', kobo: -50 },
];
const COLUMNS: DenseColumn<Row>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Result', value: ({ kobo }) => kobo, isNumber: true },
];

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstElementChild?.textContent);
const order = (title: string) =>
  screen.getByRole('columnheader', { name: new RegExp(title) }).getAttribute('aria-sort');

test('the rows stand as given until a head is pressed: up, then down; figures as figures', async () => {
  const user = show(
    <DenseTable label="Bets" rows={ROWS} columns={COLUMNS} keyOf={({ name }) => name} />,
  );
  expect(names()).toEqual(['Ondo', 'Aba', 'Jos']);
  expect(order('Result')).toBe('none');
  await user.click(screen.getByRole('button', { name: 'Result' }));
  expect(names()).toEqual(['Jos', 'Ondo', 'Aba']);
  expect(order('Result')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Result' }));
  expect(names()).toEqual(['Aba', 'Ondo', 'Jos']);
  expect(order('Result')).toBe('descending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Aba', 'Jos', 'Ondo']);
  expect(order('Result')).toBe('none');
});
