import { describe, expect, test } from 'vitest';
import { BetState as PlacedBetState } from '../../contract/betting/bets.ts';
import { type BetState, canBetBecome, isOpenBet, isSettledBet } from './betState.ts';

const STATES: BetState[] = ['draft', 'submitted', 'checking', ...PlacedBetState.options];

/** All legal steps: one row for each state. */
const LEGAL: Record<BetState, string> = {
  draft: 'submitted',
  submitted: 'checking delayed matched part-matched unmatched rejected',
  checking:
    'draft delayed matched part-matched unmatched rejected cancelled lapsed won lost void half-void',
  delayed: 'matched part-matched unmatched rejected cancelled',
  unmatched: 'delayed part-matched matched cancelled lapsed',
  'part-matched': 'delayed matched void',
  matched: 'won lost void half-void',
  rejected: '',
  cancelled: '',
  lapsed: '',
  won: 'lost void half-void',
  lost: 'won void half-void',
  void: 'won lost half-void',
  'half-void': 'won lost void',
};

describe.each(STATES)('from %s', (from) => {
  test.each(STATES)('to %s', (to) => {
    expect(canBetBecome(from, to)).toBe(LEGAL[from].split(' ').includes(to));
  });
});

test('every state can be reached from a draft, and no bet settles without having been matched', () => {
  const reached = new Set<BetState>(['draft']);
  for (const from of reached) {
    for (const to of STATES) if (canBetBecome(from, to)) reached.add(to);
  }
  expect(reached.size).toBe(STATES.length);
  const before = STATES.filter((from) => canBetBecome(from, 'won') && !isSettledBet(from));
  expect(before).toEqual(['checking', 'matched']);
});

test.each([
  ['draft', false, false],
  ['delayed', true, false],
  ['unmatched', true, false],
  ['part-matched', true, false],
  ['matched', true, false],
  ['rejected', false, false],
  ['won', false, true],
  ['half-void', false, true],
] as const)('%s: open %s, settled %s', (state, isOpen, isSettled) => {
  expect(isOpenBet(state)).toBe(isOpen);
  expect(isSettledBet(state)).toBe(isSettled);
});
