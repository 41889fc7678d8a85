import type { Scenario } from '../scenario.ts';

/** Scenarios of market behaviour. */
export const tradingScenarios: Record<string, Scenario> = {
  'in-play-frenzy': {
    about: 'Everything happens ten times as fast',
    arrange: ({ operator }) => operator.clock.setScale(10),
  },
  'market-suspended': {
    about: 'Every open market is suspended',
    arrange: ({ operator }) => {
      operator.settings.trading = 'suspended';
    },
  },
  'odds-moving': {
    about: 'No price stands long enough to be matched, unless any price is accepted',
    arrange: ({ operator }) => {
      operator.settings.trading = 'moving';
    },
  },
};
