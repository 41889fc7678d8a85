import { useState } from 'react';
import { Field } from '../../../ui/form/Field.tsx';

interface AgentCodeFieldProps {
  /** The code of the invitation link. It cannot be edited until the server has rejected it. */
  invitedBy: string | undefined;
  /** What was typed before a reload. */
  typed: string | undefined;
  error: string | undefined;
}

export function AgentCodeField({ invitedBy, typed, error }: AgentCodeFieldProps) {
  // Typing removes the error, but the code is still to be mended.
  const [isRejected, setRejected] = useState(false);
  if (error !== undefined && !isRejected) setRejected(true);
  return (
    <Field
      label="Agent or referral code (optional)"
      name="agent_code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      defaultValue={typed}
      {...(invitedBy && {
        defaultValue: invitedBy,
        readOnly: !isRejected,
        hint: `Referred by ${invitedBy}.`,
      })}
      error={error}
    />
  );
}
