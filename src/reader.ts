import { reportVisit } from './features/field-report/reportVisit.ts';
import { readDocument } from './pages/readDocument.ts';

// The script of every page of `src/content`; every other page starts with `main.tsx`.
readDocument(() => import('./main.tsx'));
reportVisit();
