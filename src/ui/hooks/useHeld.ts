import { useState } from 'react';

/** The value; while it is held, the one from before. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [shown, show] = useState(value);
  if (!isHeld && !Object.is(shown, value)) show(value);
  return isHeld ? shown : value;
}
