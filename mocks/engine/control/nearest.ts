import leven from 'leven';

/** The known name that a misspelt one most likely means; undefined if none comes close. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of known) {
    const distance = leven(name.toLowerCase(), candidate.toLowerCase());
    if (!best || distance < best.distance) best = { candidate, distance };
  }
  const isClose = best && best.distance <= Math.max(2, Math.ceil(name.length / 3));
  return isClose ? best?.candidate : undefined;
}

/** "There is no gateway `ng_opey`. Did you mean `ng_opay`?", or the list of what there is. */
export function unknownName(kind: string, name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  const help = meant === undefined ? `Known: ${known.join(', ')}` : `Did you mean \`${meant}\`?`;
  return `There is no ${kind} \`${name}\`. ${help}`;
}
