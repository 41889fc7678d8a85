import { startDocument } from './pages/startDocument.ts';

// The script of every page of `src/content`.
startDocument(() => import('./main.tsx'));
