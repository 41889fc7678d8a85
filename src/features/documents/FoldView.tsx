import type { Block } from '../../content/document.ts';
import { BlockView } from './BlockView.tsx';
import { splitSections } from './documentSections.ts';
import { InlineView } from './InlineView.tsx';

/**
 * Each third-level heading unfolds its section, with or without JavaScript. The anchor is on the answer,
 * because browsers open a fold that contains the anchor but not one whose summary has it.
 */
export function FoldView({ of }: { of: Block[] }) {
  const { before, sections } = splitSections(of, 3);
  return (
    <>
      <BlockView of={before} />
      {sections.map(({ id, heading, blocks }) => (
        <details key={id} className="document__fold">
          <summary>
            <h3>
              <InlineView of={heading} />
            </h3>
          </summary>
          <div id={id} className="document__answer">
            <BlockView of={blocks} />
          </div>
        </details>
      ))}
    </>
  );
}
