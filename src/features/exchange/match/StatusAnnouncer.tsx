import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { useAnnounced } from '../../../ui/status/announce.ts';
import { statusWord } from '../market/marketWords.ts';

/** Announces when the match odds are suspended or open again. Announcing every market would be too much. */
export function StatusAnnouncer({ frames }: { frames: readonly MarketFrame[] }) {
  const main = frames.find(({ kind }) => kind === 'match_odds');
  useAnnounced(main && `${main.name}: ${statusWord(main.status) ?? 'open'}.`);
  return null;
}
