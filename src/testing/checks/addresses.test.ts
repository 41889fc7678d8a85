import { expect, test } from 'vitest';
import { readText, sourceFiles } from './sourceFiles.ts';

// A demo may stand below a path of its host, so an address that the browser gets is made by src/lib/base.ts. Links
// and hooks of the router know the path by themselves.
const ASTRAY: [what: string, pattern: RegExp, instead: string][] = [
  ['the path of the page', /\blocation\.pathname\b/, 'here()'],
  ['a file or a call', /(?<!\bat\()['"`]\/(api|public|assets|icons|media|\w+\.\w+)\b/, "at('/…')"],
  ['a link of its own', /<a\b[^>]*\shref=(\{`?(\$\{)?(paths\.|href\()|"\/)/, 'at(…) or a Link'],
  ['the history', /\.(replaceState|pushState)\([^)]*['"`{ ]paths\./, 'at(…)'],
  ['another page', /\blocation\.(replace|assign)\((?!at\()/, 'at(…)'],
  ['navigate of the browser', /\bnavigate\((?!at\()[\s\S]*/, 'at(…)'],
];

/** Of the router's two functions of this name, only this one does not know the path. */
const BROWSERS_OWN = "import { navigate } from 'wouter/use-browser-location'";

const files = ['src', 'sw', 'mocks/hosts/browser']
  .flatMap(sourceFiles)
  .filter((file) => !/\.test\.tsx?$|\/testing\/|^src\/contract\/|^src\/lib\/base\.ts$/.test(file));

test.each(ASTRAY)('%s is found below a path too', (what, pattern, instead) => {
  expect(files.length).toBeGreaterThan(500);
  const faults = files.filter((file) => {
    const code = readText(file).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
    if (what.startsWith('navigate') && !code.includes(BROWSERS_OWN)) return false;
    return pattern.test(code);
  });
  expect(faults, `use ${instead} of src/lib/base.ts`).toEqual([]);
});
