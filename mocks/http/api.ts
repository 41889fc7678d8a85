/** Under this the app's calls live: several of their paths are screens too. */
export const API = '*/api';
