import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { CallError } from '../../../api/callError.ts';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { problemText } from './problemText.ts';

export type Values<Name extends string> = Record<Name, string>;
export type Errors<Name extends string> = Partial<Record<Name, string>>;

interface CheckedForm<Name extends string> {
  names: readonly Name[];
  errorsOf(values: Values<Name>): Errors<Name>;
  /** Sends the form. Rejects with the `CallError` that the form then shows. */
  send(values: Values<Name>, form: HTMLFormElement): Promise<void>;
  /** Checks a field from its first letter on; otherwise when it loses the focus. */
  isLive?: boolean;
  /** Called on every change: registration steps save theirs against a reload of the tab. */
  onTyped?: ((form: HTMLFormElement) => void) | undefined;
}

/**
 * A form of uncontrolled fields: no password is held in state, and what was typed before React arrived stays.
 * Errors, ours or the server's, appear under their field, and the first one gets the focus.
 */
export function useCheckedForm<Name extends string>(options: CheckedForm<Name>) {
  const { names, errorsOf, send, isLive, onTyped } = options;
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [problem, setProblem] = useState<string>();
  const visited = useRef(new Set<string>());
  const { isBusy, run } = useOneAtATime();

  /** What the server has refused, and why: told until it is changed or sent again. */
  const refused = useRef<{ values: Values<Name>; errors: Errors<Name> }>(undefined);

  function check(form: HTMLFormElement): Name | undefined {
    const values = read(form, names);
    const before = refused.current;
    const isSame = (name: Name) => before?.values[name] === values[name];
    const still = names.filter((name) => before?.errors[name] && isSame(name));
    const all: Errors<Name> = {
      ...(Object.fromEntries(still.map((name) => [name, before?.errors[name]])) as Errors<Name>),
      ...errorsOf(values),
    };
    const seen = names.filter((name) => all[name] && visited.current.has(name));
    setErrors(Object.fromEntries(seen.map((name) => [name, all[name]])) as Errors<Name>);
    return seen[0];
  }

  async function submit(form: HTMLFormElement, values: Values<Name>): Promise<void> {
    setProblem(undefined);
    try {
      await send(values, form);
      visited.current.clear();
    } catch (error) {
      const fields: Record<string, string> = error instanceof CallError ? error.fields : {};
      const named = names.filter((name) => fields[name]);
      const told = Object.fromEntries(named.map((name) => [name, fields[name]])) as Errors<Name>;
      refused.current = { values, errors: told };
      setErrors(told);
      if (named[0]) focusOn(form, named[0]);
      else setProblem(problemText(error));
    }
  }

  return {
    errors,
    problem,
    setProblem,
    isBusy,
    handlers: {
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = event.currentTarget;
        for (const name of names) visited.current.add(name);
        refused.current = undefined;
        const wrong = check(form);
        if (wrong) focusOn(form, wrong);
        else void run(() => submit(form, read(form, names)));
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        const { target } = event;
        if (isLive && target instanceof HTMLInputElement) visited.current.add(target.name);
        check(event.currentTarget);
        onTyped?.(event.currentTarget);
      },
      onBlur({ currentTarget: form, target }: FocusEvent<HTMLFormElement, HTMLInputElement>) {
        // Closing a dialog moves the focus too, which does not count as leaving a field.
        if (form.closest('dialog')?.open === false) return;
        visited.current.add(target.name);
        check(form);
      },
    },
  };
}

function read<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => [name, String(data.get(name) ?? '')]),
  ) as Values<Name>;
}

function focusOn(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  // Nothing in a closed fold takes the focus.
  const fold = input.closest('details');
  if (fold) fold.open = true;
  input.focus();
}
