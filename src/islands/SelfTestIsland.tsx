import { SelfTest } from '../features/documents/SelfTest.tsx';

export const SelfTestIsland = SelfTest;
