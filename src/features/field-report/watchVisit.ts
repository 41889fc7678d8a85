import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import * as z from 'zod/mini';
import {
  BrokenDirective,
  ErrorKind,
  type FieldReport,
  sendFieldReport,
} from '../../contract/fieldReport.ts';
import { env } from '../../env.ts';
import { storageTrouble } from '../../state/device/storageTrouble.ts';
import { count, told } from './counted.ts';
import { fieldConsent } from './fieldConsent.ts';

type Vital = 'lcp' | 'inp' | 'fcp' | 'ttfb' | 'cls';

/** What a server may say of the page itself; not every browser passes it on. */
const Timed = z.object({ serverTiming: z.array(z.object({ duration: z.number() })) });

let isWatching = false;

/**
 * Watches this visit and reports it once, when the page is hidden for the first time, as the last moment of
 * which every browser tells. Call it with the player's consent only.
 */
export function watchVisit(): void {
  if (isWatching) return;
  isWatching = true;
  const vitals: Partial<Record<Vital, number>> = {};
  const errors: Partial<Record<ErrorKind, number>> = {};
  const policy: Partial<Record<BrokenDirective, number>> = {};
  const note = (name: Vital, factor = 1, most = 600_000) => ({
    take: ({ value }: { value: number }) => {
      vitals[name] = Math.min(most, Math.round(value * factor));
    },
  });
  const always = { reportAllChanges: true };
  onLCP(note('lcp').take, always);
  onINP(note('inp').take, always);
  onFCP(note('fcp').take, always);
  onTTFB(note('ttfb').take, always);
  onCLS(note('cls', 1000, 10_000).take, always);
  addEventListener('error', ({ error }) => count(errors, kindOf(error)));
  addEventListener('unhandledrejection', ({ reason }) => count(errors, kindOf(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    const known = z.safeParse(BrokenDirective, effectiveDirective.replace(/-(elem|attr)$/, ''));
    count(policy, known.data ?? 'other');
  });
  const hide = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', hide);
    // They may have changed their mind meanwhile.
    if (fieldConsent() !== 'yes') return;
    send({
      version: versionOf(document),
      ...vitals,
      ...serverTime(),
      worker: workerState(),
      storage: storageTrouble.kind,
      errors: told(errors),
      policy: told(policy),
    });
  };
  document.addEventListener('visibilitychange', hide);
}

/** Not by `call()`, which would add the token. */
function send(report: Undefinable<FieldReport>): void {
  const init = {
    method: sendFieldReport.method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  };
  const url = env.apiBase + sendFieldReport.path;
  // What is lost is lost: a report is worth no second attempt.
  fetch(url, init).catch(() => undefined);
}

type Undefinable<T> = { [Key in keyof T]: T[Key] | undefined };

function kindOf(thrown: unknown): ErrorKind {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  return z.safeParse(ErrorKind, name).data ?? 'Error';
}

function versionOf(page: Document): string {
  const script = page.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  return /-([\w-]{8})\.js$/.exec(script)?.[1] ?? '';
}

function serverTime(): { server?: number } {
  const [navigation] = performance.getEntriesByType('navigation');
  const entries = z.safeParse(Timed, navigation).data?.serverTiming ?? [];
  if (entries.length === 0) return {};
  const sum = entries.reduce((total, { duration }) => total + duration, 0);
  return { server: Math.min(600_000, Math.round(sum)) };
}

function workerState(): FieldReport['worker'] {
  if (!('serviceWorker' in navigator)) return 'impossible';
  return navigator.serviceWorker.controller ? 'served' : 'none';
}
