import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { notices } from '../../device/notices.ts';
import { bettingHold } from '../../play/bettingHold.ts';
import { connection } from '../../session/connection.ts';
import { betslip } from '../betslip.ts';
import { arm, disarm } from './oneClick.ts';

const lastNotice = () => notices.tray[0]?.text;

afterEach(() => {
  connection.status = 'live';
  bettingHold.text = undefined;
  disarm();
});

test('one-click ends with the network and with a break, and the player is told why', () => {
  connection.status = 'live';
  arm(300_00);
  expect(betslip).toMatchObject({ isOneClick: true, oneClickStakeKobo: 300_00 });
  connection.status = 'offline';
  expect(betslip.isOneClick).toBe(false);
  expect(lastNotice()).toBe('One-click is off: you are offline.');
  connection.status = 'live';
  arm(300_00);
  bettingHold.text = 'You are on a break until 18:00.';
  expect(betslip.isOneClick).toBe(false);
  expect(lastNotice()).toBe('One-click is off: you may not bet now.');
});

test('it cannot begin offline or in a break', () => {
  connection.status = 'offline';
  arm(300_00);
  expect(betslip.isOneClick).toBe(false);
  connection.status = 'live';
  bettingHold.text = 'You are on a break until 18:00.';
  arm(300_00);
  expect(betslip.isOneClick).toBe(false);
});
