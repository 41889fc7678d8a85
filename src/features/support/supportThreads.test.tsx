import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import { listBets } from '../../contract/betting/bets.ts';
import { sendSupportNote } from '../../contract/support.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { SupportForm } from './SupportForm.tsx';
import { SupportThreads } from './SupportThreads.tsx';
import { support } from './supportNotes.ts';
import { supportThreads } from './supportThreads.ts';

let network: Network;
beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
});

const threads = () => within(screen.getByRole('region', { name: 'Your messages to us' }));

/** As after a while, when the server has told the player of the answer. */
async function later() {
  network.run('clock', { advance: '1h' });
  await act(() => supportThreads.refresh());
}

async function write(text: string, betId = '') {
  const user = show(
    <>
      <SupportForm />
      <SupportThreads />
    </>,
    { at: '/contactus' },
  );
  if (betId) await user.fill(screen.getByLabelText(/^Bet ID or reference/), betId);
  await user.fill(screen.getByLabelText(/^What happened/), text);
  // No topic is preset: a lost deposit must not go out as a bet.
  await user.click(screen.getByRole('button', { name: 'Send to Oja' }));
  await shows(/Choose what it is about\./);
  await user.selectOptions(screen.getByLabelText('Topic'), 'A bet');
  await user.click(screen.getByRole('button', { name: 'Send to Oja' }));
  await shows(/Thank you\. You will find your message and our answer below\./);
  await shows(/Your messages to us/);
  return user;
}

test('a note becomes a thread, is answered with what is known of its bet, and can be gone on with', async () => {
  const { bets } = await call(listBets, { group: 'settled' });
  const { betId = '', state = '', runnerName = '' } = bets[0] ?? {};
  const user = await write('Why was this bet settled like that?', betId);
  expect(threads().getByText('Waiting')).not.toBeNull();
  expect(support.written).toEqual([]);

  await later();
  await shows(new RegExp(`We looked at ${betId}\\. Your bet on ${runnerName}.* is ${state}`));
  expect(threads().getByText('Answered')).not.toBeNull();

  await user.fill(threads().getByLabelText('Your reply'), 'I saw another score on TV.');
  await user.click(threads().getByRole('button', { name: 'Send reply' }));
  await shows(/I saw another score on TV/);
  // It stays open, or the reader would lose the place.
  expect(screen.getByText(/^I saw another/).closest('details')?.open).toBe(true);
  const sent = await network.sent(sendSupportNote);
  expect(sent.at(-1)?.input).toMatchObject({
    threadId: 'OJ-000001',
    text: 'I saw another score on TV.',
  });
  await later();
  expect(threads().getAllByRole('listitem')).toHaveLength(4);
});

test('a reply that is too short is not sent', async () => {
  const user = await write('How do I change my number?');
  await later();
  await shows(/Send us the bet id from your receipt/);
  await user.fill(threads().getByLabelText('Your reply'), 'Hm');
  await user.click(threads().getByRole('button', { name: 'Send reply' }));
  await shows(/Write at least a sentence/);
  expect(network.calls(sendSupportNote)).toBe(1);
});

test('answers are read without a network', async () => {
  await write('How do I change my number?');
  await later();
  network.goDown();
  await act(() => supportThreads.refresh());
  expect(threads().getByText('Answered')).not.toBeNull();
});

test('a reply that has not arrived stands in its thread with its state, and can be taken back', async () => {
  const user = await write('How do I change my number?');
  await later();
  await shows(/Send us the bet id from your receipt/);
  network.goDown();
  await user.fill(threads().getByLabelText('Your reply'), 'It is the number of my old phone.');
  await user.click(threads().getByRole('button', { name: 'Send reply' }));
  const reply = await threads().findByRole('button', { name: 'Take back' });
  expect(reply.closest('li')?.textContent).toMatch(
    /It is the number of my old phone\.(No answer yet|Waiting on this phone)/,
  );
  await user.click(reply);
  expect(threads().queryByText('It is the number of my old phone.')).toBeNull();
});
