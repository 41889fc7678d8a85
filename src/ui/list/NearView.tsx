import type { ReactNode } from 'react';
import { useNearView } from './useNearView.ts';

/** Shows its children, and so fetches their code, only once the reader comes near. */
export function NearView({ children }: { children: ReactNode }) {
  const [place, isNear] = useNearView<HTMLDivElement>();
  return <div ref={place}>{isNear && children}</div>;
}
