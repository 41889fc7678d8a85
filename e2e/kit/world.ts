import type { TestInfo } from 'playwright/test';

/**
 * How every story begins: on a Saturday at 13:00 in Lagos, with cricket, soccer and tennis in play. The clock
 * stands still until the story advances it, so results are the same on any day and on slow machines. Nobody has
 * anything under way, and the operator does nothing by itself.
 */
export const HELD = {
  seed: 'main-job',
  startAt: '2026-11-21T12:00:00.000Z',
  scale: 0,
  scenario: 'quiet',
};
export const START_MS = Date.parse(HELD.startAt);

/** The name of a story's own world. */
export function worldOf({ testId, repeatEachIndex, retry }: TestInfo): string {
  return `e2e-${testId}-${repeatEachIndex}-${retry}`;
}
