import '../../../src/ui/style/tokens.css';
import '../../../src/ui/style/base.css';
import './demo.css';
import { setupWorker } from 'msw/browser';
import { createAsker } from './asker.ts';
import { browserHandlers } from './browserHandlers.ts';
import { keepOneWorld } from './keepOne.ts';
import { ownWorker } from './ownWorker.ts';

/** The mock backend first, then the app: socket.io-client takes hold of `WebSocket` when it is loaded. */
async function startDemo(): Promise<void> {
  // What answers is on this device: without a network the demo is as it was.
  addEventListener('offline', (event) => event.stopImmediatePropagation());
  keepOneWorld();
  const registration = await ownWorker();
  // MSW looks for a new worker without minding that there may be no network; the app does both.
  registration.update = async () => registration;
  await setupWorker(...browserHandlers(createAsker())).start({
    serviceWorker: { url: '/sw.js' },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  Reflect.deleteProperty(registration, 'update');
  await import('../../control/pageDoor.ts');
  await import('../../../src/main.tsx');
}

void startDemo();
