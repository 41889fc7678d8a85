import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EMEKA_ID } from '../../../mocks/db/seed/people.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { ActNotice } from './ActNotice.tsx';
import { actOn } from './bonusAct.ts';

const TAKEN = { takenAt: Date.parse('2026-03-14T16:59Z') };

test.each([
  ['take', 'active', TAKEN, 'The bonus is yours. Bets from now on count towards it.'],
  ['take', 'expired', {}, 'This bonus has expired.'],
  ['take', 'cancelled', {}, 'This bonus has been cancelled.'],
  ['take', 'cancelled', TAKEN, 'This bonus has been cancelled.'],
  ['cancel', 'cancelled', TAKEN, 'Bonus cancelled. Your balance has not changed.'],
  ['cancel', 'completed', TAKEN, 'This bonus has been met and paid in full.'],
  ['cancel', 'expired', TAKEN, 'This bonus has expired.'],
] as const)('no answer to %s, and the bonus is %s by now', async (kind, status, taken, text) => {
  const network = openNetwork();
  await network.signIn('emeka');
  const { db } = network.backend.context.operator;
  const [row] = db.bonuses.where('accountId', EMEKA_ID);
  if (!row) throw new Error('Emeka is offered nothing');
  network.run('fault', { match: `POST /bonus/claims/${kind}`, network: true });
  db.bonuses.update(row.bonusId, { status, ...taken });
  show(<ActNotice bonusId={row.bonusId} />);
  actOn(row.bonusId, kind);
  expect(await screen.findByText(text)).not.toBeNull();
});
