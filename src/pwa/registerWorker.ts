import { at } from '../lib/base.ts';
import { whenIdle } from './idle.ts';

const SCRIPT = at('/sw.js');
const CHECK_EVERY_MS = 60 * 60_000;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/**
 * Registers the worker once the page has loaded and rests, so that it takes nothing from the first
 * view; then looks for a new version at each start, each hour while visible, and on coming online.
 */
export async function registerWorker(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await whenIdle();
  const script = trustedScript();
  const check = () => registerOrUpdate(script);
  addEventListener('online', check);
  setInterval(() => document.hidden || check(), CHECK_EVERY_MS);
  await check();
}

/** The one script address this page may turn into code, whatever it is asked for. */
function trustedScript(): string {
  const policy = globalThis.trustedTypes?.createPolicy('app-sw', { createScriptURL: () => SCRIPT });
  return policy?.createScriptURL(SCRIPT) ?? SCRIPT;
}

async function registerOrUpdate(script: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) await registration.update();
    else await navigator.serviceWorker.register(script, { scope: at('/'), updateViaCache: 'none' });
  } catch (error) {
    // No network, or a portal's page in place of the script: the version that is here serves on.
    console.warn('no look at the newest version', error);
  }
}
