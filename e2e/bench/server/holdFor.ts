/**
 * Delays everything that comes in the first milliseconds, then passes it and all that follows on in order.
 */
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
