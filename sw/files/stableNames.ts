/**
 * A name such as `index-B1a2c3D4.js` holds the hash of the content, and a file names the files that it needs. So
 * a change in one file renames every file that leads to it. Only `index.js` stays the same from build to build.
 */
const NAME = /([\w.-]{1,80})-(?:[\w-]{8}|\*)(\.\w+)/g;

/** How many characters of a name are the hash. */
export const NAME_HASH = 8;

/** A name without its hash, which is the same in every build. */
export function stableName(name: string): string {
  return name.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

/** The names of a build's files, by the name without its hash; empty where two files share that. */
export function namesOf(files: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const name of files) {
    const stable = stableName(name);
    names.set(stable, names.has(stable) ? '' : name);
  }
  return names;
}

/** The text with `*` for each hash in a file's name. It stays the same until the file itself changes. */
export function bare(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(NAME, (name, stem, end) =>
    names.get(stem + end) ? `${stem}-*${end}` : name,
  );
}

/** The bare text with these names put back in. */
export function named(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(NAME, (name, stem, end) => names.get(stem + end) || name);
}
