import { env } from '../../env.ts';
import { MOST_TRIES } from './pinLock.ts';

export const wrongPin = (left: number) =>
  `Wrong PIN. ${left === 1 ? '1 try' : `${left} tries`} left`;

export const wipeRule = `After ${MOST_TRIES} wrong PINs we remove ${env.name} data from this phone and you log in again.`;
