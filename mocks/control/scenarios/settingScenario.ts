import type { Settings } from '../../domain/settings.ts';
import type { Scenario } from '../scenario.ts';

/** A scenario that changes the operator's settings and nothing else. */
export function settingScenario(about: string, changed: Partial<Settings>): Scenario {
  return { about, arrange: ({ operator }) => void Object.assign(operator.settings, changed) };
}

/** The same for what `getAppDetails` tells. */
export function appScenario(about: string, changed: Partial<Settings['app']>): Scenario {
  return { about, arrange: ({ operator }) => void Object.assign(operator.settings.app, changed) };
}
