import './DocumentView.css';
import type { ReactNode } from 'react';
import type { ContentDocument } from '../../content/document.ts';
import { longDay } from '../../domain/time/longDay.ts';
import { BlockView } from './BlockView.tsx';
import { Contents } from './Contents.tsx';
import { type Section, splitSections } from './documentSections.ts';
import { FoldView } from './FoldView.tsx';
import { InlineView } from './InlineView.tsx';

const WHAT_CHANGED = 'what-changed';

interface DocumentViewProps {
  document: ContentDocument;
  /** Shown above the text: the state of an offer, or a list of offers. */
  children?: ReactNode;
  /** The search of a long text. */
  search?: ReactNode;
  /** Shown at the end of a section, by the id of its heading: a form or a tool. */
  after?: Readonly<Record<string, ReactNode>>;
}

/** A page of rules, policy or promotion: version and date, contents, then the text. Rendered at build alone. */
export function DocumentView(props: DocumentViewProps) {
  const { document, children, search, after } = props;
  const { isFolded, isGuide, isOffer } = document;
  const { before, sections } = splitSections(document.blocks, 2);
  return (
    <article className="document">
      <div className="document__page">
        <header className="document__head">
          <h1>{document.title}</h1>
          <p className="document__lead">{document.description}</p>
          {!isOffer && !isGuide && <Version document={document} sections={sections} />}
          {/* Of an offer, its picture and where the player stands come before its terms, and the version last. */}
          {isOffer && children}
          <BlockView of={before} />
          {!isOffer && children}
          {search}
        </header>
        <Contents sections={sections} />
        <div className="document__text">
          {sections.map((section) => (
            <SectionView key={section.id} section={section} isFolded={isFolded}>
              {after?.[section.id]}
            </SectionView>
          ))}
          {isOffer && <Version document={document} sections={sections} />}
        </div>
      </div>
    </article>
  );
}

interface VersionProps {
  document: ContentDocument;
  sections: readonly Section[];
}

/** The version of the text, since when it is in force, and when this device last showed it. */
function Version({ document, sections }: VersionProps) {
  const { until } = document;
  return (
    <>
      <p className="document__version">
        <span>
          {/* One text: a space of its own moves when what follows it comes in a later packet. */}
          {`Version ${document.version}, in force ${until ? 'from' : 'since'} `}
          <Day day={document.effective} />
          {until && (
            <>
              {' to '}
              <Day day={until} />
            </>
          )}
        </span>
        {sections.some(({ id }) => id === WHAT_CHANGED) && (
          <a href={`#${WHAT_CHANGED}`}>What changed</a>
        )}
      </p>
      {/* When this device last showed it. The line is reserved, so that nothing moves. */}
      <p className="document__opened" data-document={document.id} data-version={document.version} />
    </>
  );
}

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{longDay(day)}</time>;
}

interface SectionViewProps {
  section: Section;
  isFolded: boolean | undefined;
  children: ReactNode;
}

function SectionView({ section: { id, heading, blocks }, isFolded, children }: SectionViewProps) {
  const Text = isFolded ? FoldView : BlockView;
  return (
    <section>
      <h2 id={id}>
        <InlineView of={heading} />
      </h2>
      <Text of={blocks} />
      {children}
    </section>
  );
}
