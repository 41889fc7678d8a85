import { Fragment } from 'react';
import type { Block } from '../../content/document.ts';
import { InlineView } from './InlineView.tsx';
import { TableView } from './TableView.tsx';

/* Documents never change while they are shown, so a block's index can be its key. */
export function BlockView({ of }: { of: Block[] }) {
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
      return <TableView {...block} />;
    case 'quote':
      return (
        <blockquote>
          <BlockView of={block.of} />
        </blockquote>
      );
  }
}
