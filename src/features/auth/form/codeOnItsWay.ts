import { CallError } from '../../../api/callError.ts';

/**
 * A code that was asked for a moment ago is on its way or here, although its answer was lost or its step was left:
 * when another may be asked for, epoch ms. Throws any other error on.
 */
export function codeOnItsWay(error: unknown): number {
  if (!(error instanceof CallError) || error.code !== 'otp-too-soon') throw error;
  return Date.now() + error.retryAfterSeconds * 1000;
}
