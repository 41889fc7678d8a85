import { Fragment } from 'react';
import { Link } from 'wouter';
import type { Inline } from '../../content/document.ts';

export function InlineView({ of }: { of: Inline[] }) {
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
