/** The list of screens, which asks for their files. Apart from the app: guests on the landing page never need it. */
export const screenList = () => import('./screens.ts');
