import { faultOf } from '../../engine/control/fault.ts';
import { Match } from './subjects.ts';

/** The input of the `fault` command: what it matches is a call or an event of the contract. */
export const Fault = faultOf(Match);
