import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { ProviderLaunchRow } from '../../db/rows/providerLaunchRow.ts';
import type { Operator } from '../operator.ts';
import { checkBreak } from '../play/checkPlay.ts';

const LAUNCH_MS = 12 * 60 * 60_000;

/** Lets a player into a provider's site. The site gets the launch, and never the player's token. */
export function launchProvider(
  operator: Operator,
  { accountId }: AccountRow,
  { provider, token }: { provider: string; token: string },
): ProviderLaunchRow {
  checkBreak(operator, accountId);
  const launchId = `P${operator.db.next('providerLaunch', 500_001)}-${operator.random.text(12)}`;
  const at = operator.clock.now();
  return operator.db.providerLaunches.insert({ launchId, accountId, provider, token, at });
}

/** A launch that can still be used: it ends with the session that opened it. */
export function liveProviderLaunch(
  { db, clock }: Operator,
  launchId: string,
  provider: string,
): ProviderLaunchRow | undefined {
  const row = db.providerLaunches.get(launchId);
  if (row?.provider !== provider || clock.now() >= row.at + LAUNCH_MS) return undefined;
  return db.sessions.get(row.token)?.endedAt === null ? row : undefined;
}
