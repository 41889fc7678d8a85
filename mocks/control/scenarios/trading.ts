import type { Scenario } from '../scenario.ts';
import { settingScenario } from './settingScenario.ts';

/** Scenarios of market behaviour. */
export const tradingScenarios: Record<string, Scenario> = {
  'in-play-frenzy': {
    about: 'Everything happens ten times as fast',
    arrange: ({ operator }) => operator.clock.setScale(10),
  },
  'market-suspended': settingScenario('Every open market is suspended', { trading: 'suspended' }),
  'odds-moving': settingScenario(
    'No price stands long enough to be matched, unless any price is accepted',
    { trading: 'moving' },
  ),
};
