import type { ReactNode, Ref } from 'react';
import { useAnnounced } from '../status/announce.ts';
import './DockPanel.css';

interface DockPanelProps {
  label: string;
  /** For moving the focus to the panel, when the pressed element is gone. */
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

/** The scrolling part. */
export function DockBody({ children }: { children: ReactNode }) {
  return <div className="dock-panel__body">{children}</div>;
}

/** The fixed part at the bottom, within reach of the thumb. */
export function DockFoot({ children }: { children: ReactNode }) {
  return <div className="dock-panel__foot">{children}</div>;
}

interface DockBlockProps {
  /** Id for the `aria-describedby` of the button. */
  id: string;
  reason: string | undefined;
  /** What to do about it, or further text. */
  children: ReactNode;
}

/** Says why the button below is off. */
export function DockBlock({ id, reason, children }: DockBlockProps) {
  // It may name a price, and change with every price that comes.
  useAnnounced(reason);
  return (
    <div className="dock-panel__block" id={id}>
      <span className="dock-panel__reason">{reason}</span>
      {children}
    </div>
  );
}
