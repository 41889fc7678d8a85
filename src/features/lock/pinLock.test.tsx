import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { holdReload } from '../../lib/holdReload.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { session } from '../../state/session/session.ts';
import { isKept } from '../../storage/isKept.ts';
import { LOCK_KEY } from '../../storage/keys.ts';
import { nextEpoch } from '../../storage/sessionMark.ts';
import { wipePrivate } from '../../storage/wipe.ts';
import { fillStorage } from '../../testing/fullStorage.ts';
import { show, shows } from '../../testing/show.tsx';
import { until } from '../../testing/until.ts';
import { LockScreen } from './LockScreen.tsx';
import { LockSettings } from './LockSettings.tsx';
import { isLockDue, isPin, noteTouch, removePin, setPin, tryPin } from './pinLock.ts';
import { lockNow } from './watchIdle.ts';

const wiped = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../state/session/wipePhone.ts', () => ({ wipePhone: wiped }));

const NOON = Date.UTC(2026, 2, 14, 11);
const MINUTE_MS = 60_000;

beforeEach(() => {
  wiped.mockClear();
  removePin();
  session.isKept = true;
});

test.each([
  ['1234', true],
  ['123456', true],
  ['123', false],
  ['1234567', false],
  ['12 34', false],
  ['12a4', false],
])('%s is a PIN: %s', (text, is) => {
  expect(isPin(text)).toBe(is);
});

test('it locks when nobody touched it for long enough, and when the clock was set back', async () => {
  await setPin('2468', 5, NOON);
  expect(isLockDue(NOON + 5 * MINUTE_MS)).toBe(false);
  expect(isLockDue(NOON + 5 * MINUTE_MS + 1)).toBe(true);
  noteTouch(NOON + 4 * MINUTE_MS);
  expect(isLockDue(NOON + 8 * MINUTE_MS)).toBe(false);
  expect(isLockDue(NOON - 2 * MINUTE_MS)).toBe(true);
});

test('a damaged record locks; without a PIN nothing does', () => {
  expect(isLockDue(NOON, false)).toBe(false);
  localStorage.setItem(LOCK_KEY, '{"hash":');
  expect(isLockDue(NOON)).toBe(true);
});

test('the PIN itself is nowhere on the phone, and leaves with the player', async () => {
  await setPin('864213', 5, NOON);
  expect(localStorage.getItem(LOCK_KEY)).not.toContain('864213');
  await wipePrivate().catch(() => undefined);
  expect(isKept('localStorage', LOCK_KEY)).toBe(false);
});

/** As every sign-out does, in this tab or another. */
async function leave(): Promise<void> {
  nextEpoch();
  forgetPlayer();
  await wipePrivate().catch(() => undefined);
}

test('a PIN that was being set or tried when its player left is not there for the next one', async () => {
  const setting = setPin('2468', 5, NOON);
  await leave();
  expect(await setting).toBe(false);
  expect(isKept('localStorage', LOCK_KEY)).toBe(false);
  await setPin('2468', 5, NOON);
  const trying = tryPin('2468', NOON);
  await leave();
  expect(await trying).toBe('gone');
  expect(isKept('localStorage', LOCK_KEY)).toBe(false);
});

test('a player who left while the PIN was checked sets none for the next one', async () => {
  await setPin('2468', 5, Date.now());
  const user = show(<LockSettings />);
  await user.click(screen.getByRole('button', { name: 'Change or remove the PIN' }));
  await user.fill(screen.getByLabelText('Current PIN'), '2468');
  await user.fill(screen.getByLabelText('New PIN'), '1357');
  await user.fill(screen.getByLabelText('Repeat new PIN'), '1357');
  await user.click(screen.getByRole('button', { name: 'Set the PIN' }));
  await leave();
  await screen.findByRole('button', { name: 'Set a PIN' });
  expect(isKept('localStorage', LOCK_KEY)).toBe(false);
});

test('a player who is not kept signed in sets no PIN: the lock would lose the session', async () => {
  session.isKept = false;
  show(<LockSettings />);
  await shows(/A PIN needs “Keep me signed in”/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a player whose session storage refused sets no PIN either', async () => {
  session.isAuth = true;
  onTestFinished(() => forgetPlayer());
  show(<LockSettings />);
  await shows(/A PIN needs your browser's storage, which is full or blocked/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('after five wrong PINs the right one opens nothing any more', async () => {
  await setPin('2468', 5, NOON);
  for (const left of [4, 3, 2, 1, 0]) expect(await tryPin('0000', NOON)).toEqual({ left });
  expect(await tryPin('2468', NOON)).toEqual({ left: 0 });
});

test('the right PIN opens, and forgets the wrong ones before it', async () => {
  await setPin('2468', 5, NOON);
  const opened = vi.fn();
  const user = show(<LockScreen onOpen={opened} />);
  const enter = async (pin: string) => {
    await user.fill(screen.getByLabelText('PIN'), pin);
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
  };
  await enter('1111');
  await shows(/Wrong PIN\. 4 tries left/);
  expect(opened).not.toHaveBeenCalled();
  await enter('2468');
  await until(() => expect(opened).toHaveBeenCalled());
  expect(await tryPin('1111', NOON)).toEqual({ left: 4 });
  expect(wiped).not.toHaveBeenCalled();
});

test('a PIN that another tab has removed wipes nothing: the locked tab opens', async () => {
  await setPin('2468', 5, NOON);
  const opened = vi.fn();
  const user = show(<LockScreen onOpen={opened} />);
  removePin();
  await user.fill(screen.getByLabelText('PIN'), '2468');
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await until(() => expect(opened).toHaveBeenCalledOnce());
  expect(wiped).not.toHaveBeenCalled();
});

test.each(['Set the PIN', 'Remove the PIN'])(
  '"%s" in settings whose PIN another tab has removed wipes nothing, and none is set',
  async (act) => {
    await setPin('2468', 5, Date.now());
    const user = show(<LockSettings />);
    await user.click(screen.getByRole('button', { name: 'Change or remove the PIN' }));
    removePin();
    await user.fill(screen.getByLabelText('Current PIN'), '2468');
    await user.fill(screen.getByLabelText('New PIN'), '1357');
    await user.fill(screen.getByLabelText('Repeat new PIN'), '1357');
    await user.click(screen.getByRole('button', { name: act }));
    await screen.findByRole('button', { name: 'Set a PIN' });
    expect(wiped).not.toHaveBeenCalled();
    expect(isKept('localStorage', LOCK_KEY)).toBe(false);
  },
);

test('a damaged record is not opened by any PIN', async () => {
  localStorage.setItem(LOCK_KEY, '{"hash":');
  expect(await tryPin('2468', NOON)).toEqual({ left: 0 });
});

test('a PIN that is not whole costs no try', async () => {
  await setPin('2468', 5, NOON);
  const user = show(<LockScreen onOpen={() => undefined} />);
  await user.type(screen.getByLabelText('PIN'), '246{Enter}');
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(screen.getByLabelText('PIN')).toHaveProperty('value', '246');
  expect(await tryPin('1111', NOON)).toEqual({ left: 4 });
});

test('one tap on the lock screen removes our data from the phone', async () => {
  await setPin('2468', 5, NOON);
  const user = show(<LockScreen onOpen={() => undefined} />);
  await user.click(screen.getByRole('button', { name: /remove Oja data/ }));
  expect(wiped).toHaveBeenCalledOnce();
});

test('a PIN is set twice alike, and removed only with itself', async () => {
  const user = show(<LockSettings />);
  await user.click(screen.getByRole('button', { name: 'Set a PIN' }));
  await user.fill(screen.getByLabelText('New PIN'), '2468');
  await user.fill(screen.getByLabelText('Repeat new PIN'), '2469');
  await user.click(screen.getByRole('button', { name: 'Set the PIN' }));
  await shows(/The two PINs don't match/);
  await user.fill(screen.getByLabelText('Repeat new PIN'), '2468');
  await user.click(screen.getByRole('button', { name: 'Set the PIN' }));
  await shows(/Locks after 5 minutes without use\./);
  await user.click(screen.getByRole('button', { name: 'Change or remove the PIN' }));
  await user.click(screen.getByRole('button', { name: 'Remove the PIN' }));
  await shows(/Enter 4 to 6 digits/);
  await user.fill(screen.getByLabelText('Current PIN'), '1111');
  await user.click(screen.getByRole('button', { name: 'Remove the PIN' }));
  // What was not a whole PIN has cost no try.
  await shows(/Wrong PIN\. 4 tries left/);
  expect(isKept('localStorage', LOCK_KEY)).toBe(true);
  await user.fill(screen.getByLabelText('Current PIN'), '2468');
  await user.click(screen.getByRole('button', { name: 'Remove the PIN' }));
  await shows(/Lock Oja on this phone when you're not using it/);
  expect(isKept('localStorage', LOCK_KEY)).toBe(false);
});

test('a PIN that the storage refuses is not said to be set', async () => {
  fillStorage(LOCK_KEY);
  const user = show(<LockSettings />);
  await user.click(screen.getByRole('button', { name: 'Set a PIN' }));
  await user.fill(screen.getByLabelText('New PIN'), '2468');
  await user.fill(screen.getByLabelText('Repeat new PIN'), '2468');
  await user.click(screen.getByRole('button', { name: 'Set the PIN' }));
  await shows(/This PIN was not set: your browser's storage is full or blocked/);
  screen.getByRole('button', { name: 'Set the PIN' });
});

test('wrong PINs in the settings are counted aloud, and the last one wipes there and then', async () => {
  await setPin('2468', 5, Date.now());
  const user = show(<LockSettings />);
  await user.click(screen.getByRole('button', { name: 'Change or remove the PIN' }));
  await shows(/After 5 wrong PINs we remove Oja data from this phone/);
  await user.fill(screen.getByLabelText('New PIN'), '1357');
  await user.fill(screen.getByLabelText('Repeat new PIN'), '1357');
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try', '0 tries']) {
    expect(wiped).not.toHaveBeenCalled();
    await user.fill(screen.getByLabelText('Current PIN'), '1111');
    await user.click(screen.getByRole('button', { name: 'Set the PIN' }));
    await shows(new RegExp(`Wrong PIN\\. ${left} left`));
    await until(() => expect(document.activeElement).toBe(screen.getByLabelText('Current PIN')));
  }
  await until(() => expect(wiped).toHaveBeenCalledOnce());
});

test('"Lock now" covers the page while something is under way, whatever opens above, until the PIN', async () => {
  await setPin('2468', 5, Date.now());
  const release = holdReload("We're still sending something.");
  const user = show(
    <>
      <LockSettings />
      <dialog id="check">Time to pause?</dialog>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Lock now' }));
  const cover = await screen.findByRole('dialog', { name: 'Oja is locked' });
  const raised = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const check = document.querySelector<HTMLDialogElement>('#check');
  check?.showModal();
  await until(() => expect(raised.mock.contexts.at(-1)).toBe(cover));
  await user.fill(screen.getByLabelText('PIN'), '2468');
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await until(() => expect(cover.isConnected).toBe(false));
  expect(document.documentElement.classList.contains('is-locked')).toBe(false);
  release();
});

test('a sign-out lifts the cover: the PIN left with its player', async () => {
  await setPin('2468', 5, Date.now());
  const release = holdReload("We're still sending something.");
  lockNow();
  await screen.findByRole('dialog', { name: 'Oja is locked' });
  forgetPlayer();
  expect(screen.queryByRole('dialog')).toBeNull();
  release();
});
