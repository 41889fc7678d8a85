import { type ReactNode, useId } from 'react';
import './Field.css';
import './FilePicker.css';
import { buttonClass } from '../button/buttonClass.ts';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { cardIcon, pageIcon } from '../icon/icons.ts';
import { useBlobUrl } from './useBlobUrl.ts';

interface FilePickerProps {
  /** What to choose: `Front`. */
  label: string;
  hint?: string;
  /** Accepted types, as in `accept`. */
  types: readonly string[];
  /** The chosen file, once it is fine; a picture is previewed. */
  file: File | undefined;
  /** What is wrong with the chosen file. */
  error?: string | undefined;
  /** The chosen file is being checked. */
  isBusy?: boolean;
  disabled?: boolean;
  onPick(file: File): void;
  /** Below the choice: its size, or a button to shrink it. */
  children?: ReactNode;
}

/** Chooses one file from the camera or the phone and previews it. */
export function FilePicker(props: FilePickerProps) {
  const { label, hint, types, file, error, isBusy, disabled, onPick, children } = props;
  const id = useId();
  const pictures = types.filter((type) => type.startsWith('image/'));
  const isOff = disabled || isBusy;
  const choice = (verb: string, accept: readonly string[], capture?: 'environment') => (
    <label className={classes('file-picker__choice', buttonClass({ kind: 'quiet' }))}>
      <input
        type="file"
        className="file-picker__input"
        accept={accept.join()}
        {...(capture && { capture })}
        disabled={isOff}
        aria-label={`${label}: ${verb.toLowerCase()}`}
        aria-describedby={classes(hint && `${id}hint`, `${id}error`)}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => {
          const [picked] = currentTarget.files ?? [];
          // Allows choosing the same file again.
          currentTarget.value = '';
          if (picked) onPick(picked);
        }}
      />
      {verb}
    </label>
  );
  return (
    <fieldset className="file-picker">
      <legend className="field__label">{label}</legend>
      {hint && (
        <p className="field__hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      <div className={classes('file-picker__box', error && 'file-picker__box--bad')}>
        <Preview label={label} file={file} isBusy={isBusy === true} />
        {children}
        <div className="file-picker__choices">
          {choice(file ? 'Take again' : 'Take a picture', pictures, 'environment')}
          {choice(file ? 'Replace' : 'Choose a file', types)}
        </div>
      </div>
      <p className="field__error" id={`${id}error`} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </fieldset>
  );
}

interface PreviewProps {
  label: string;
  file: File | undefined;
  isBusy: boolean;
}

function Preview({ label, file, isBusy }: PreviewProps) {
  const url = useBlobUrl(file?.type.startsWith('image/') ? file : undefined);
  if (url) return <img className="file-picker__preview" src={url} alt={`${label}, as chosen`} />;
  const text = isBusy ? 'Checking the file…' : file ? 'A PDF document' : 'Nothing chosen yet';
  return (
    <p className="file-picker__preview" role="status">
      <Icon path={file || isBusy ? pageIcon : cardIcon} />
      {text}
    </p>
  );
}
