import { call } from '../../../api/call.ts';
import { getVirtuals } from '../../../contract/casino/virtuals.ts';
import type { OutputOf } from '../../../contract/kit/endpoint.ts';
import { liveAnswer } from '../liveAnswer.ts';
import { noteCommit, startShownCommits } from './shownCommits.ts';

export type LeagueAnswer = OutputOf<typeof getVirtuals>;

/** The virtual league on screen. */
export const league = liveAnswer(async () => {
  void startShownCommits();
  const answer = await call(getVirtuals, {}, { quiet: true });
  noteCommit(answer.round);
  return answer;
});
