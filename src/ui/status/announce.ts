import { useEffect, useId, useRef } from 'react';

/** Screen readers get at most one message in this time. */
const EVERY_MS = 5000;

/** Long enough to be heard; then it is gone, so that it is not met again at the end of the page. */
const SPOKEN_MS = 4000;

/** The one region for what changes by itself. Outside React, so that it is there before its first message. */
let region: HTMLElement | undefined;
/** The latest of each speaker, to be said with the next message. */
const waiting = new Map<string, string>();
let lastAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

function ready(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}

function speak(): void {
  timer = undefined;
  if (waiting.size === 0) return;
  const said = [...waiting.values()].join(' ');
  waiting.clear();
  lastAt = Date.now();
  ready().textContent = said;
  setTimeout(() => {
    if (ready().textContent === said) ready().textContent = '';
  }, SPOKEN_MS);
}

function announce(speaker: string, text: string | undefined): void {
  if (text) waiting.set(speaker, text);
  // What is no longer so is not said late.
  else waiting.delete(speaker);
  if (waiting.size === 0 || timer !== undefined) return;
  timer = setTimeout(speak, Math.max(0, lastAt + EVERY_MS - Date.now()));
}

/**
 * Says a text whenever it changes, but not the first: that is read with the page. All speakers together say one
 * message in five seconds, always what is so by then; what changes back in between is not said.
 */
export function useAnnounced(text: string | undefined): void {
  const speaker = useId();
  const known = useRef<{ text: string | undefined }>(undefined);
  useEffect(() => {
    ready();
    if (known.current && known.current.text !== text) announce(speaker, text);
    known.current = { text };
  }, [speaker, text]);
  useEffect(() => () => announce(speaker, undefined), [speaker]);
}
