import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { launchProvider } from '../../contract/casino/providerLaunch.ts';
import { themedUrl } from './themedUrl.ts';

/** The address of a provider's page for this player, or why there is none, as text. */
export type Launch = { url: string } | { problem: string };

/** Fetches the address of a provider's page. Stakes nothing. */
export async function launchFor(provider: string): Promise<Launch> {
  try {
    const { url } = await call(launchProvider, { provider }, { quiet: true });
    return { url: themedUrl(url) };
  } catch (error) {
    const isRefused = error instanceof CallError && error.code !== undefined;
    return { problem: isRefused ? error.message : 'No answer. Your money is not affected.' };
  }
}
