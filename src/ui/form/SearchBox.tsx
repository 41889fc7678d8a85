import './SearchBox.css';
import { classes } from '../classes.ts';

interface SearchBoxProps {
  /** What to search for; shown as the placeholder. */
  label: string;
  value: string;
  onChange(text: string): void;
  className?: string;
}

/** A search field for a list. */
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
