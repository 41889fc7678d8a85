import { readLanding } from './pages/landing/readLanding.ts';

// The script of the landing page; the documents have `reader.ts`, every other page starts with `main.tsx`.
readLanding(() => import('./main.tsx'));
