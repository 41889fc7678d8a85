import type { Scenario } from './scenario.ts';
import { cashierScenarios } from './scenarios/cashier.ts';
import { networkScenarios } from './scenarios/network.ts';
import { operatorScenarios } from './scenarios/operator.ts';
import { playerScenarios } from './scenarios/player.ts';
import { tradingScenarios } from './scenarios/trading.ts';

/** The scenarios by what they are about. */
export const scenarioGroups: Record<string, Record<string, Scenario>> = {
  'The operator': operatorScenarios,
  'The player': playerScenarios,
  'Deposits and withdrawals': cashierScenarios,
  'Bets and markets': tradingScenarios,
  'The network': networkScenarios,
};

/** Every scenario by name. */
export const scenarios: Record<string, Scenario> = Object.assign(
  {},
  ...Object.values(scenarioGroups),
);
