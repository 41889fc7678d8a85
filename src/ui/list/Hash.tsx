import { CopyButton } from './CopyButton.tsx';
import './Hash.css';

interface HashProps {
  /** What it is of, for the name of its button. */
  label: string;
  value: string;
}

/** A hash or a secret: a block of letters that is compared or copied, not read. */
export function Hash({ label, value }: HashProps) {
  return (
    <div className="hash">
      <code className="hash__letters">{value}</code>
      <CopyButton label={label} text={value} />
    </div>
  );
}
