import * as z from 'zod/mini';
import { CasinoRound } from '../../../contract/casino/casino.ts';
import { base64url } from '../../../lib/base64url.ts';
import type { CheckableRound } from './checkedRound.ts';

const Checked = z.pick(CasinoRound, {
  roundId: true,
  gameName: true,
  stake: true,
  returned: true,
  state: true,
  playedAt: true,
  detail: true,
  play: true,
  fairness: true,
});

/** What a check needs of a round. Nothing in it names the player. */
export const RoundText = z.extend(Checked, {
  /** Missing in texts of older versions. */
  reference: z.optional(z.string()),
});

/** A round as text to keep or share: its JSON as on the wire, in base64url. */
export function roundText(round: CheckableRound): string {
  return base64url(new TextEncoder().encode(JSON.stringify(z.encode(RoundText, round))));
}
