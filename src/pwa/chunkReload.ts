import type { SafePoint } from './updatePrompt.ts';

const STAMP = 'oja:chunk-reload';
/** The script this runs in carries the hash of its content: it names the build. */
const BUILD = import.meta.url;

/**
 * A chunk that the server no longer has belongs to a version that is gone: the page starts anew, once
 * for a build. In any other case a reload would only lose the page that still stands, so there the
 * screen's own message is the answer.
 */
export function reloadOnLostChunk({ flush, isSafe }: SafePoint): void {
  addEventListener('vite:preloadError', async ({ payload }) => {
    if (!navigator.onLine || !(await isGone(payload.message)) || !isSafe() || !stamp()) return;
    await flush().catch(() => undefined);
    location.reload();
  });
}

/** The network may have failed, or a portal stand in it. Safari does not name the file: there it counts as gone. */
async function isGone(message: string): Promise<boolean> {
  const [url] = /\S*\/assets\/\S+/.exec(message) ?? [];
  if (!url) return true;
  const status = await fetch(url).then(
    (answer) => answer.status,
    () => 0,
  );
  return status >= 400 && status < 500;
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
