/** When tests start by default: an evening with cricket, soccer and tennis in play. */
export const TEST_START = Date.parse('2026-03-14T17:00:00Z');
