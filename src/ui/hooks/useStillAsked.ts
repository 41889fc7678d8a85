import { useEffect, useRef } from 'react';

const GONE = Symbol('gone');

/**
 * For what is done after a wait: `const isStillAsked = ask()` before it, and after it whether the player still sees
 * the same. Going back, another choice, or closing takes back what was asked for.
 */
export function useStillAsked(about?: unknown): () => () => boolean {
  const seen = useRef<unknown>(about);
  useEffect(() => {
    seen.current = about;
    return () => {
      seen.current = GONE;
    };
  }, [about]);
  return () => {
    const asked = seen.current;
    return () => asked !== GONE && seen.current === asked;
  };
}
