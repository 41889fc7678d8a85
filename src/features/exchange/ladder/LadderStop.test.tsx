import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../mocks/domain/refusal.ts';
import { cancelStopLoss, listStopLosses } from '../../../contract/betting/stopLosses.ts';
import { stopList } from '../../../state/bets/orders/stopLosses.ts';
import { connection } from '../../../state/session/connection.ts';
import { aStopLoss } from '../../../testing/builders.ts';
import { openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { LadderStop } from './LadderStop.tsx';

test('why its stop-loss was not cancelled is told over the ladder, and offline that it cannot be', async () => {
  const network = openNetwork();
  await network.signIn('adaeze');
  network.answer(listStopLosses, () => ({ asOf: Date.now(), stops: [aStopLoss()] }));
  network.answer(cancelStopLoss, () => {
    throw new Refusal('unknown-bet', 'Stop-loss not found. It may have ended.', { status: 404 });
  });
  await stopList.refresh();
  const user = show(<LadderStop marketId="m-1" runnerId="home" />);
  const cancel = await screen.findByRole<HTMLButtonElement>('button', { name: /^Cancel/ });
  await user.click(cancel);
  await shows(/Stop-loss at 3\.00\. Stop-loss not found\. It may have ended\./);
  await act(async () => {
    connection.status = 'offline';
  });
  expect(screen.getByRole('status').textContent).toContain('You are offline.');
  expect(cancel.disabled).toBe(true);
});
