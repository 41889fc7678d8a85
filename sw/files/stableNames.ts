/**
 * A name such as `index-B1a2c3D4.js` holds the hash of the content, and each file names those that it needs.
 * So a change in one file renames all that name it, and those that name these: what is left is `index.js`.
 */
const NAME = /([\w.-]{1,80})-(?:[\w-]{8}|\*)(\.\w+)/g;

/** How many characters of a name are the hash. */
export const NAME_HASH = 8;

/** What stays of a name from build to build. */
export function stableName(name: string): string {
  return name.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

/** The names of a build's files, by what stays of them. What two files share tells neither, and is empty. */
export function namesOf(files: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const name of files) {
    const stable = stableName(name);
    names.set(stable, names.has(stable) ? '' : name);
  }
  return names;
}

/** The text with a `*` for the hash in each name of a file: the same in every build that leaves it alone. */
export function bare(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(NAME, (name, stem, end) =>
    names.get(stem + end) ? `${stem}-*${end}` : name,
  );
}

/** The bare text as it is where the files have these names. */
export function named(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(NAME, (name, stem, end) => names.get(stem + end) || name);
}
