import { at } from '../../../../src/lib/base.ts';

const SCRIPT = at('/sw.js');

/** Registers the app's worker and waits until it controls this page, because only then are calls answered. */
export async function ownWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration();
  const registration =
    known ?? (await serviceWorker.register(trusted(), { scope: at('/'), updateViaCache: 'none' }));
  await serviceWorker.ready;
  if (serviceWorker.controller) return registration;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    // A page after a forced reload is not controlled by any worker; only a normal reload helps.
    if (known) setTimeout(() => location.reload(), 3000);
  });
  return registration;
}

function trusted(): string {
  const policy = globalThis.trustedTypes?.createPolicy('demo-sw', {
    createScriptURL: () => SCRIPT,
  });
  return policy?.createScriptURL(SCRIPT) ?? SCRIPT;
}
