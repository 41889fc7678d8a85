import { createControl, type MockControl } from '../client.ts';
import { type DoorCommand, doorCommands } from './doorCommands.ts';

declare global {
  interface Window {
    /** The mock backend's commands, in development. */
    mock: MockControl;
  }
}

/**
 * The commands from within the page, in development and in the demo only: `window.mock`, and the query
 * `?mock=scenario:low-balance,latency:3g,clock:+2h`, which is applied once and then removed. Resolves with
 * whether the page loads anew because of it.
 */
async function openDoors(): Promise<boolean> {
  window.mock = createControl(new URL(import.meta.env.BASE_URL, location.origin).href);
  if (!/[?&]mock=/.test(location.search)) return false;
  try {
    for (const command of doorCommands(location.search) ?? []) await obey(window.mock, command);
  } catch (error) {
    // Whoever was sent a link sees no console.
    alert(error instanceof Error ? error.message : String(error));
  }
  const url = new URL(location.href);
  url.searchParams.delete('mock');
  // Reload, because the app may have made calls already.
  location.replace(url);
  return true;
}

async function obey(mock: MockControl, command: DoorCommand): Promise<void> {
  const { name, input } = command;
  const answer = await mock[name](input as never);
  if (name === 'replay' && 'isSame' in answer && !answer.isSame) {
    alert('Another version made this link, so its world is not quite the same here');
  }
}

export const isLeaving = openDoors();
