/**
 * Registers the app's worker and waits until it controls this page, because only then are calls answered. Both
 * are at the path `base` of the host.
 */
export async function ownWorker(base = ''): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration();
  const registration =
    known ??
    (await serviceWorker.register(trusted(`${base}/sw.js`), {
      scope: `${base}/`,
      updateViaCache: 'none',
    }));
  await serviceWorker.ready;
  if (serviceWorker.controller) return registration;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    // A page after a forced reload is not controlled by any worker; only a normal reload helps.
    if (known) setTimeout(() => location.reload(), 3000);
  });
  return registration;
}

function trusted(script: string): string {
  const policy = globalThis.trustedTypes?.createPolicy('demo-sw', {
    createScriptURL: () => script,
  });
  return policy?.createScriptURL(script) ?? script;
}
