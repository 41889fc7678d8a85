import { createBackend } from './backend.ts';

/** One world that lives in real time, as MSW's users know a backend: `setupServer(...handlers)`. */
export const backend = createBackend({ isLive: true });

/** All calls, named by the contract (`src/contract/everyEndpoint.ts`), and the commands under `/api/__mock`. */
export const { handlers } = backend;
