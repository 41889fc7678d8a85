/** Holds what comes in the first so many milliseconds, then lets it and all that follows through in order. */
export function holdFor<T>(ms: number, pass: (item: T) => void): (item: T) => void {
  let held: T[] | undefined = [];
  setTimeout(() => {
    for (const item of held ?? []) pass(item);
    held = undefined;
  }, ms);
  return (item) => {
    if (held) held.push(item);
    else pass(item);
  };
}
