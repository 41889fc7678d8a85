import './DocumentView.css';
import { Fragment } from 'react';
import { Link } from 'wouter';
import type { Block, ContentDocument, Inline } from '../../content/document.ts';
import { longDay } from './longDay.ts';

interface DocumentViewProps {
  document: ContentDocument;
}

/** A page of rules or policy: its version and date first, then what is in it, then the text. */
export function DocumentView({ document }: DocumentViewProps) {
  const sections = document.blocks.filter((block) => block.is === 'heading' && block.level === 2);
  return (
    <article className="document">
      <header className="document__header">
        <h1>{document.title}</h1>
        <p className="document__version">
          Version {document.version}, in force since{' '}
          <time dateTime={document.effective}>{longDay(document.effective)}</time>
        </p>
      </header>
      {sections.length > 2 && (
        <nav className="document__contents" aria-label="On this page">
          <ol>
            {sections.map(
              (section) =>
                section.is === 'heading' && (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>
                      <InlineView of={section.of} />
                    </a>
                  </li>
                ),
            )}
          </ol>
        </nav>
      )}
      <BlockView of={document.blocks} />
    </article>
  );
}

/* Documents never change while they are shown, so the place in the list is the key. */
function BlockView({ of }: { of: Block[] }) {
  return of.map((block, index) => <Fragment key={String(index)}>{renderBlock(block)}</Fragment>);
}

function renderBlock(block: Block) {
  switch (block.is) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id}>
          <InlineView of={block.of} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <InlineView of={block.of} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={String(index)}>
              <BlockView of={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        // A wide table scrolls by itself, and by keyboard, instead of the page.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus
        <section className="document__table" aria-label="Table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={String(index)} scope="col">
                    <InlineView of={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={String(index)}>
                  {row.map((cell, column) => (
                    <td key={String(column)}>
                      <InlineView of={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
    case 'quote':
      return (
        <blockquote>
          <BlockView of={block.of} />
        </blockquote>
      );
  }
}

function InlineView({ of }: { of: Inline[] }) {
  return of.map((part, index) => <Fragment key={String(index)}>{renderInline(part)}</Fragment>);
}

function renderInline(part: Inline) {
  if (typeof part === 'string') return part;
  if ('href' in part) {
    const isOurs = part.href.startsWith('/');
    return isOurs ? (
      <Link href={part.href}>
        <InlineView of={part.of} />
      </Link>
    ) : (
      <a href={part.href} rel="noopener">
        <InlineView of={part.of} />
      </a>
    );
  }
  const Mark = part.mark;
  return (
    <Mark>
      <InlineView of={part.of} />
    </Mark>
  );
}
