import type { TestInfo } from 'playwright/test';

/**
 * When every story happens: a Saturday at 13:00 in Lagos, with cricket, soccer and tennis in play. The
 * clock stands until the story drives it, so what follows is the same on any day and on a slow machine.
 */
export const HELD = { seed: 'main-job', startAt: '2026-11-21T12:00:00.000Z', scale: 0 };
export const START_MS = Date.parse(HELD.startAt);

/** The world of a story, by name: nobody else has it. */
export function worldOf({ testId, repeatEachIndex, retry }: TestInfo): string {
  return `e2e-${testId}-${repeatEachIndex}-${retry}`;
}
