import type { Section } from './documentSections.ts';
import { InlineView } from './InlineView.tsx';

/** Shorter documents need no table of contents. */
const WORTH_LISTING = 3;

/**
 * The table of contents. Folded on a phone, where the text comes first; always open beside the text in wide
 * windows.
 */
export function Contents({ sections }: { sections: Section[] }) {
  if (sections.length < WORTH_LISTING) return null;
  return (
    <nav className="document__contents" aria-label="On this page">
      <details>
        <summary>On this page</summary>
        <ol className="document__sections">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <InlineView of={heading} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
