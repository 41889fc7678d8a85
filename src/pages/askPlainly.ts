import { env } from '../env.ts';

const LIMIT_MS = 10_000;

/** The server has answered, and refused. */
export class Refused extends Error {}

/** What a call answers, asked without the app. Rejects with `Refused`, or with whatever kept it from answering. */
export async function askPlainly(path: string): Promise<unknown> {
  const response = await fetch(env.apiBase + path, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Refused(`${path}: ${response.status}`);
  return response.json();
}
