import type { SafePoint } from './updatePrompt.ts';

const STAMP = 'oja:chunk-reload';
/** The script this runs in carries the hash of its content: it names the build. */
const BUILD = import.meta.url;

/**
 * A chunk that the server no longer has belongs to a version that is gone: the page starts anew, once
 * for a build. So it does for one that is there, but that the browser takes for broken. In any other case a
 * reload would only lose the page that still stands, so there the screen's own message is the answer.
 */
export function reloadOnLostChunk({ flush, isSafe }: SafePoint): void {
  const broken = new Set<string>();

  /** The network may have failed, or a portal stand in it. Safari does not name the file: there it counts as gone. */
  async function isLost(message: string): Promise<boolean> {
    const [url] = /\S*\/assets\/\S+/.exec(message) ?? [];
    if (!url) return true;
    const answer = await fetch(url).catch(() => undefined);
    if (!answer) return false;
    if (!answer.ok) return answer.status < 500;
    // Chrome up to 150 remembers that a file failed, by the network or as a portal stood in it, and never asks again.
    const isRemembered = broken.has(url);
    broken.add(url);
    return isRemembered && !answer.headers.get('content-type')?.includes('html');
  }

  addEventListener('vite:preloadError', async ({ payload }) => {
    if (!navigator.onLine || !(await isLost(payload.message)) || !isSafe() || !stamp()) return;
    await flush().catch(() => undefined);
    location.reload();
  });
}

/** Remembers for this tab that this build has started anew; `false` when it has, or that cannot be kept. */
function stamp(): boolean {
  try {
    if (sessionStorage.getItem(STAMP) === BUILD) return false;
    sessionStorage.setItem(STAMP, BUILD);
    return true;
  } catch {
    return false;
  }
}
