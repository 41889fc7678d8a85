import './SearchBox.css';
import { classes } from '../classes.ts';

interface SearchBoxProps {
  /** What is sought; it stands in the box while that is empty. */
  label: string;
  value: string;
  onChange(text: string): void;
  className?: string;
}

/** Words to find something in a list by. */
export function SearchBox({ label, value, onChange, className }: SearchBoxProps) {
  return (
    <input
      className={classes('search-box', className)}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
