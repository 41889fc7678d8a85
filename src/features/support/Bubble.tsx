import type { ReactNode } from 'react';
import './Bubble.css';
import { classes } from '../../ui/classes.ts';

interface BubbleProps {
  from: 'player' | 'oja';
  /** Who wrote it and when. */
  head: ReactNode;
  text: string;
  /** Where it is, while that is not self-evident: on its way, waiting, refused. */
  state?: ReactNode;
}

/** One message of a thread. */
export function Bubble({ from, head, text, state }: BubbleProps) {
  return (
    <li className={classes('bubble', `bubble--${from}`)}>
      <p className="bubble__quiet">{head}</p>
      <p>{text}</p>
      {state}
    </li>
  );
}
