import { call } from '../../../api/call.ts';
import { getVirtuals } from '../../../contract/casino/virtuals.ts';
import type { OutputOf } from '../../../contract/kit/endpoint.ts';
import { liveAnswer } from '../liveAnswer.ts';

export type LeagueAnswer = OutputOf<typeof getVirtuals>;

/** The virtual league on screen. */
export const league = liveAnswer(() => call(getVirtuals, {}, { quiet: true }));
