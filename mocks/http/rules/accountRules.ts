import type { SomeRules } from '../everyRule.ts';

/** The player's account, and the operator's settings. */
export const accountRules = {
  getProfile: ({ player }) => ({
    id: player.accountId,
    username: player.username,
    name: player.name,
    ...(player.mobile !== null && { mobile: player.mobile }),
    ...(player.email !== null && { email: player.email }),
    isDemo: player.isDemo,
    kycStatus: player.kycStatus,
    registeredAt: player.registeredAt,
    ...(player.lastLoginAt !== null && { lastLoginAt: player.lastLoginAt }),
  }),
  getAppDetails: ({ operator }) => operator.settings.app,
} satisfies SomeRules;
