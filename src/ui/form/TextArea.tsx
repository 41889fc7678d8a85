import type { ComponentPropsWithRef } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import './TextArea.css';

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** A text field with several lines. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(tied) => <textarea {...rest} {...tied} className="field__input text-area" />}
    </FieldFrame>
  );
}
