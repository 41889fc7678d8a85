import { act, cleanup, configure, getConfig, render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { LIMIT_MS } from './until.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
configure({ asyncUtilTimeout: LIMIT_MS });

export interface User extends UserEvent {
  /** Replaces a field's text. */
  fill(field: Element, text: string): Promise<void>;
}

/**
 * Renders a view at an address until the test ends and returns its user. Find elements by role and name:
 * `screen.getByRole('button', { name: 'Place bet ₦500' })`.
 */
export function show(view: ReactElement, { at = '/' } = {}): User {
  history.replaceState(null, '', at);
  onTestFinished(cleanup);
  render(view);
  const user = userEvent.setup({ delay: null });
  const fill = async (field: Element, text: string) => {
    await user.clear(field);
    if (text) await user.type(field, text);
  };
  // A tap may open a late part. React resumes it only in an awaited act, and the act around an event is not
  // awaited.
  const click = async (element: Element) => {
    const { asyncWrapper } = getConfig();
    configure({ asyncWrapper: (run) => run() });
    try {
      await act(() => user.click(element));
    } finally {
      configure({ asyncWrapper });
    }
  };
  return { ...user, click, fill };
}

/** Waits until the page's text, across elements, matches. */
export function shows(expected: RegExp): Promise<void> {
  return waitFor(() => expect(document.body.textContent).toMatch(expected));
}
