const SCRIPT = '/sw.js';

/** The app's worker, registered and in charge of this page: calls are answered only then. */
export async function ownWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration();
  const registration =
    known ?? (await serviceWorker.register(trusted(), { scope: '/', updateViaCache: 'none' }));
  await serviceWorker.ready;
  if (serviceWorker.controller) return registration;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    // After a forced reload the browser keeps the worker out of this page, and only a plain one helps.
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
