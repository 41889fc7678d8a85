/** What the build puts into the worker: its lists, by their names, without documents. */
export const manifest = ['first', 'home', 'rules', 'later', 'used', 'guest'].map((name) => ({
  url: `/assets/${name}-1.json`,
  integrity: 'sha256-x',
  revision: null,
  documents: {},
}));
