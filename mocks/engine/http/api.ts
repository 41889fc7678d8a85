/** Prefix of the app's calls, several of whose paths are screens too. */
export const API = '*/api';
