import type { ReactNode } from 'react';
import { useNearView } from './useNearView.ts';

/** Renders its children, and so fetches their code, only when the reader comes near. */
export function NearView({ children }: { children: ReactNode }) {
  const [place, isNear] = useNearView<HTMLDivElement>();
  return <div ref={place}>{isNear && children}</div>;
}
