import { answerLogin } from './features/auth/login/answerLogin.ts';
import { reportVisit } from './features/field-report/reportVisit.ts';
import { readLanding } from './reader/landing/readLanding.ts';

// The script of the landing page; the documents have `reader.ts`, every other page starts with `main.tsx`.
readLanding({ loadApp: () => import('./main.tsx'), answerForms: answerLogin });
reportVisit();
