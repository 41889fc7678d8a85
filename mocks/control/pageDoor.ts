import { createControl, type MockControl } from './client.ts';

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
  const url = new URL(location.href);
  const asked = url.searchParams.get('mock');
  if (asked === null) return false;
  try {
    for (const part of asked.split(',')) {
      const [command = '', value = ''] = part.split(/:(.*)/s);
      await obey(window.mock, command, value);
    }
  } catch (error) {
    // Whoever was sent a link sees no console.
    alert(error instanceof Error ? error.message : String(error));
  }
  url.searchParams.delete('mock');
  // Reload, because the app may have made calls already.
  location.replace(url);
  return true;
}

async function obey(mock: MockControl, command: string, value: string): Promise<void> {
  if (command === 'scenario') await mock.scenario({ name: value });
  else if (command === 'latency') await mock.latency({ name: value });
  else if (command === 'clock') await mock.clock({ advance: value });
  else if (command === 'replay') {
    const { isSame } = await mock.replay({ link: value });
    if (!isSame) alert('Another version made this link, so its world is not quite the same here');
  } else if (command === 'reset') await mock.reset(value ? { scenario: value } : {});
  else console.warn(`The mock backend has no door for ${command}`);
}

export const isLeaving = openDoors();
