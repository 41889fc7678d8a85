import { Fragment } from 'react';
import { Link } from 'wouter';
import type { Inline } from '../../content/document.ts';

/** A signed amount and the result band before it, between which a line must not break. */
const AMOUNT = /((?:\d+(?:–\d+|\+): [+\u2212]?|[+\u2212])₦[\d,.]*\d)/;

export function InlineView({ of }: { of: Inline[] }) {
  return of.map((part, index) => <Fragment key={String(index)}>{renderInline(part)}</Fragment>);
}

function renderInline(part: Inline) {
  if (typeof part === 'string') return withWholeAmounts(part);
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

function withWholeAmounts(text: string) {
  return text.split(AMOUNT).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={String(index)} className="document__amount">
        {piece}
      </span>
    ),
  );
}
