import { SelfTest } from '../features/documents/SelfTest.tsx';

export const Island = SelfTest;
