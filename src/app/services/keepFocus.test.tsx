import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { keepFocus } from './keepFocus.ts';

beforeEach(() => onTestFinished(keepFocus()));

function Form({ done }: { done: ReactNode }) {
  const [isDone, setDone] = useState(false);
  return (
    <main>
      <h1>Deposit</h1>
      <section>
        {isDone ? (
          done
        ) : (
          <button type="button" onClick={() => setDone(true)}>
            Send
          </button>
        )}
        <button type="button">Other</button>
      </section>
    </main>
  );
}

const send = () => screen.getByRole('button', { name: 'Send' });

test('the focus goes to the heading of what replaced the form', async () => {
  const user = show(<Form done={<h2>Pay ₦5,000</h2>} />);
  await user.click(send());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Pay ₦5,000'));
});

test('to the message, where there is no heading', async () => {
  const user = show(<Form done={<p role="status">Cashed out</p>} />);
  await user.click(send());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cashed out'));
});

test('to the part itself, where there is neither', async () => {
  const user = show(<Form done="Done" />);
  await user.click(send());
  await waitFor(() => expect(document.activeElement?.localName).toBe('section'));
});

test('not to a message that is empty so far, or to a heading that is hidden', async () => {
  const done = (
    <>
      <h2>Hidden</h2>
      <span role="status" />
      <h3>2 orders cancelled</h3>
    </>
  );
  const user = show(<Form done={done} />);
  // As in a browser, where what is not drawn takes no focus.
  const { focus } = HTMLElement.prototype;
  const spy = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (
    this: HTMLElement,
    ...how
  ) {
    if (this.textContent !== 'Hidden') focus.apply(this, how);
  });
  onTestFinished(() => spy.mockRestore());
  await user.click(send());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('2 orders cancelled'));
});

function Busy() {
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  return (
    <main>
      <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
        Send
      </button>
      <button
        type="button"
        onClick={() => {
          setBusy(false);
          setOver(true);
        }}
      >
        Answer
      </button>
      {isOver && <p>Try again</p>}
    </main>
  );
}

test('a button that was off while it worked gets the focus back', async () => {
  const user = show(<Busy />);
  await user.click(send());
  // A browser drops the focus of what is switched off.
  send().blur();
  screen
    .getByRole('button', { name: 'Answer' })
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await waitFor(() => expect(document.activeElement).toBe(send()));
});

test('what the player left alone gets no focus', async () => {
  const user = show(<Form done={<h2>Done</h2>} />);
  const other = screen.getByRole('button', { name: 'Other' });
  other.focus();
  other.blur();
  await Promise.resolve();
  send().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await screen.findByText('Done');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
  await user.tab();
  expect(document.activeElement).toBe(other);
});
