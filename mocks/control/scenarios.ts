import type { Scenario } from './scenario.ts';
import { cashierScenarios } from './scenarios/cashier.ts';
import { networkScenarios } from './scenarios/network.ts';
import { operatorScenarios } from './scenarios/operator.ts';
import { playerScenarios } from './scenarios/player.ts';
import { tradingScenarios } from './scenarios/trading.ts';

/** Every scenario by name. */
export const scenarios: Record<string, Scenario> = {
  ...operatorScenarios,
  ...playerScenarios,
  ...cashierScenarios,
  ...tradingScenarios,
  ...networkScenarios,
};
