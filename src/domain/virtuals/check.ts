import { commitOf } from '../casino/chance.ts';
import { scoreAt, type VirtualFixture, type VirtualGoal, virtualGoals } from './goals.ts';

export interface ToldVirtualRound {
  readonly number: number;
  readonly commit: string;
  readonly serverSeed: string;
  readonly matches: readonly (VirtualFixture & { readonly goals: readonly VirtualGoal[] })[];
}

/**
 * Why a played round does not follow from its committed secret; undefined when it does. `shownCommit` is what the
 * player was shown before kick-off, where that is known.
 */
export function virtualFault(round: ToldVirtualRound, shownCommit?: string): string | undefined {
  const commit = commitOf(round.serverSeed);
  if (shownCommit !== undefined && commit !== shownCommit) {
    return 'The secret is not the one whose hash this phone was shown before kick-off.';
  }
  if (commit !== round.commit) return 'The secret does not fit the hash told with it.';
  const wrong = round.matches.find((match, index) => {
    const made = virtualGoals(round.serverSeed, { round: round.number, match: index }, match);
    return JSON.stringify(made) !== JSON.stringify(match.goals);
  });
  if (!wrong) return undefined;
  return `${wrong.home} v ${wrong.away} does not follow from the secret: ${scoreAt(wrong.goals).join('–')} was shown.`;
}
