import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { late } from '../late/late.tsx';
import './EmptyState.css';
import type { PictureName } from './pictures.ts';

const EmptyArt = late<{ picture: PictureName }>(
  () => import('./EmptyArt.tsx').then((module) => module.EmptyArt),
  // Not asked for again with the network: a file that is gone by then would start the whole page anew.
  { failed: () => null },
);

interface EmptyStateProps {
  title: string;
  /** Drawn late, in a place of its own: it never holds a first view up. */
  picture?: PictureName;
  /** What will appear here. */
  text: ReactNode;
  /** A way to begin, such as a link. */
  children?: ReactNode;
  /** It is the whole page and provides its heading. */
  isPage?: boolean;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, picture, text, children, isPage = false } = props;
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={classes('state', isPage && 'state--page')}>
      {picture && (
        <div className="state__picture">
          {!import.meta.env.SSR && <EmptyArt picture={picture} />}
        </div>
      )}
      <Heading className="state__title">{title}</Heading>
      <p className="state__text">{text}</p>
      {children}
    </div>
  );
}
