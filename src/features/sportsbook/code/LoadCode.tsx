import './LoadCode.css';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { at } from '../../../lib/base.ts';
import * as texts from '../../../messages/english/sportsbook/bookingCode.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button/Button.tsx';

/**
 * A field for a booking code on a page without the sportsbook's slip: it leads there, as a link with the code
 * does, also before any script has come.
 */
export function LoadCode({ isOnHeader }: { isOnHeader?: boolean }) {
  const [, navigate] = useLocation();

  function load(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('code');
    const code = field instanceof HTMLInputElement ? field.value.trim() : '';
    if (code === '') {
      if (field instanceof HTMLInputElement) field.focus();
      return;
    }
    navigate(`${paths.sportsbook}?code=${encodeURIComponent(code)}`);
  }

  return (
    <form className="load-code" action={at(paths.sportsbook)} onSubmit={load}>
      <input
        className="load-code__field"
        name="code"
        aria-label={texts.title}
        placeholder={texts.title}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" isBarTool kind={isOnHeader ? 'on-header' : 'quiet'}>
        {texts.load}
      </Button>
    </form>
  );
}
