import { Fragment } from 'react';
import type { Block } from '../../content/document.ts';
import { InlineView } from './InlineView.tsx';

interface BlockViewProps {
  of: Block[];
  /** Id of the heading that names the tables among them. */
  labelledBy: string;
}

/* Documents never change while they are shown, so the place in the list is the key. */
export function BlockView({ of, labelledBy }: BlockViewProps) {
  return of.map((block, index) => (
    <Fragment key={String(index)}>{renderBlock(block, labelledBy)}</Fragment>
  ));
}

function renderBlock(block: Block, labelledBy: string) {
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
              <BlockView of={item} labelledBy={labelledBy} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView table={block} labelledBy={labelledBy} />;
    case 'quote':
      return (
        <blockquote>
          <BlockView of={block.of} labelledBy={labelledBy} />
        </blockquote>
      );
  }
}

interface TableViewProps {
  table: Extract<Block, { is: 'table' }>;
  labelledBy: string;
}

/** A wide table scrolls by itself, and by keyboard, instead of the page. */
function TableView({ table: { head, rows }, labelledBy }: TableViewProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus
    <section className="document__table" aria-labelledby={labelledBy} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={String(index)} scope="col">
                <InlineView of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
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
}
