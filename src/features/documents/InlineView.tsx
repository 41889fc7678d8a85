import { Fragment } from 'react';
import { Link } from 'wouter';
import type { Inline } from '../../content/document.ts';

/** What a line must not break: a signed amount with the result band before it, a date, a size, and the name of a hash. */
const WHOLE =
  /((?:\d+(?:–\d+|\+): [+\u2212]?|[+\u2212])₦[\d,.]*\d|\d+ (?:KB|MB)\b|SHA-256|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?: \d{4})?)/;

export function InlineView({ of }: { of: Inline[] }) {
  return of.map((part, index) => <Fragment key={String(index)}>{renderInline(part)}</Fragment>);
}

function renderInline(part: Inline) {
  if (typeof part === 'string') return withWholes(part);
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

function withWholes(text: string) {
  return text.split(WHOLE).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={String(index)} className="document__whole">
        {piece}
      </span>
    ),
  );
}
