import { startLanding } from './pages/landing/startLanding.ts';

// The script of the landing page; the documents have `reader.ts`, every other page starts with `main.tsx`.
startLanding(() => import('./main.tsx'));
