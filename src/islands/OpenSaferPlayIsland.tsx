import { OpenSaferPlay } from '../features/safer-play/OpenSaferPlay.tsx';

export const OpenSaferPlayIsland = OpenSaferPlay;
