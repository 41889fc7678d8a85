/** What only the app can answer. Links are the browser's, and a fold opens by itself. */
export const OF_THE_APP = 'button, input, select, textarea, label, form, dialog';
