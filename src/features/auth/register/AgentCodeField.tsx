import { Field } from '../../../ui/form/Field.tsx';

interface AgentCodeFieldProps {
  /** The code of the invitation link. It cannot be edited unless the server rejects it. */
  invitedBy: string | undefined;
  /** What was typed before a reload. */
  typed: string | undefined;
  error: string | undefined;
}

export function AgentCodeField({ invitedBy, typed, error }: AgentCodeFieldProps) {
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
        readOnly: error === undefined,
        hint: `Referred by ${invitedBy}.`,
      })}
      error={error}
    />
  );
}
