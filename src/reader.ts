import { readDocument } from './pages/readDocument.ts';

// The script of every page of `src/content`.
readDocument(() => import('./main.tsx'));
