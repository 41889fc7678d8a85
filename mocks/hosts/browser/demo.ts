import { at, BASE } from '../../../src/lib/base.ts';
import '../../../src/ui/style/tokens.css';
import '../../../src/ui/style/base.css';
import './demo.css';
import { setupWorker } from 'msw/browser';
import { createBackend } from '../../backend.ts';
import { createAsker } from '../../engine/hosts/browser/asker.ts';
import { browserHandlers } from '../../engine/hosts/browser/browserHandlers.ts';
import { keepOneWorld } from '../../engine/hosts/browser/keepOne.ts';
import { ownWorker } from '../../engine/hosts/browser/ownWorker.ts';

const NAME = `oja-demo${BASE}`;

/** Starts the mock backend before the app, because socket.io-client takes `WebSocket` when it loads. */
async function startDemo(): Promise<void> {
  // The backend is on this device, so the demo keeps working without a network.
  addEventListener('offline', (event) => event.stopImmediatePropagation());
  keepOneWorld({ name: NAME, base: BASE, make: createBackend });
  const registration = await ownWorker(BASE);
  // MSW checks for a new worker even offline. The app does that itself, online only.
  registration.update = async () => registration;
  await setupWorker(...browserHandlers(createAsker(NAME))).start({
    serviceWorker: { url: at('/sw.js') },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  Reflect.deleteProperty(registration, 'update');
  const { isLeaving } = await import('../../control/door/pageDoor.ts');
  // What the app does before the page loads anew would happen in the world that a link has just begun.
  if (await isLeaving) return;
  await import('../../../src/main.tsx');
}

void startDemo();
