import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useChosenInView } from '../hooks/useChosenInView.ts';
import { isStill } from '../style/isStill.ts';
import './Tabs.css';

/** Enough to see that what stands below is another. */
const FADE_MS = 150;

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Its place is kept while it is unknown. */
  count?: number | 'unknown';
}

interface TabsProps<Id extends string> {
  /** The accessible name: what the tabs choose. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect(id: Id): void;
  /** The contents belong to none of the tabs, and stand alone. */
  isAlone?: boolean;
  /** The contents of the selected tab. */
  children: ReactNode;
}

/** Where a key leads from the tab at `from`, of `count`; undefined for the keys of others. */
function reachedBy(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  return key === 'ArrowRight' ? (from + 1) % count : undefined;
}

/** A row of tabs over one panel. The arrow keys, Home and End move between tabs. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, isAlone = false, children } = props;
  const id = useId();
  const list = useChosenInView<HTMLDivElement>('[aria-selected="true"]');

  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(selected);
  useEffect(() => {
    if (shown.current !== selected && !isStill())
      panel.current?.animate({ opacity: [0.3, 1] }, FADE_MS);
    shown.current = selected;
  }, [selected]);

  function move(event: KeyboardEvent) {
    const from = tabs.findIndex((tab) => tab.id === selected);
    const index = reachedBy(event.key, from, tabs.length);
    if (index === undefined) return;
    event.preventDefault();
    const to = tabs[index];
    if (to) onSelect(to.id);
    list.current?.querySelectorAll('button')[index]?.focus();
  }

  return (
    <div className="tabs">
      {!isAlone && (
        <div ref={list} className="tabs__list" role="tablist" aria-label={label} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              className="tabs__tab"
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${id}-panel` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
              {tab.count !== undefined && (
                <>
                  {' '}
                  <span className="tabs__count">{tab.count === 'unknown' ? '' : tab.count}</span>
                </>
              )}
            </button>
          ))}
        </div>
      )}
      <div
        ref={panel}
        className="tabs__panel"
        id={`${id}-panel`}
        {...(!isAlone && { role: 'tabpanel', 'aria-labelledby': `${id}-${selected}` })}
      >
        {children}
      </div>
    </div>
  );
}
