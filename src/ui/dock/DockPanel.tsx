import type { ReactNode, Ref } from 'react';
import './DockPanel.css';

interface DockPanelProps {
  label: string;
  /** To give it the focus: what was pressed in it may be gone. */
  ref: Ref<HTMLElement>;
  children: ReactNode;
}

/** A dock spread out. */
export function DockPanel({ label, ref, children }: DockPanelProps) {
  return (
    <section ref={ref} className="dock-panel" aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}

/** The part that is scrolled. */
export function DockBody({ children }: { children: ReactNode }) {
  return <div className="dock-panel__body">{children}</div>;
}

/** The part that stays under the thumb. */
export function DockFoot({ children }: { children: ReactNode }) {
  return <div className="dock-panel__foot">{children}</div>;
}

interface DockBlockProps {
  /** Of the button that it describes. */
  id: string;
  reason: string | undefined;
  /** What mends it, or what else is to be said here. */
  children: ReactNode;
}

/** Why the button below is off. */
export function DockBlock({ id, reason, children }: DockBlockProps) {
  return (
    <div className="dock-panel__block" id={id}>
      {reason && <span className="dock-panel__reason">{reason}</span>}
      {children}
    </div>
  );
}
