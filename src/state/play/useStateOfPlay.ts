import { useSnapshot } from 'valtio';
import { play, type StateOfPlay } from './stateOfPlay.ts';

/** The state of play; renders again when it changes. */
export function useStateOfPlay(): StateOfPlay {
  return useSnapshot(play).state;
}
