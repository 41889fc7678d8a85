import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const Slot = createContext<HTMLElement | null>(null);

/** Where `InDock` puts its contents. */
export const DockSlot = Slot.Provider;

/** What a stage has to be pressed beside its picture: in the dock, over the stake and the button. */
export function InDock({ children }: { children: ReactNode }) {
  const slot = useContext(Slot);
  return slot && createPortal(children, slot);
}
