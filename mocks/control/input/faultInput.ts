import { faultOf } from '../../engine/control/fault.ts';
import { Match } from './subjects.ts';

/** A fault of our calls and events. */
export const Fault = faultOf(Match);
