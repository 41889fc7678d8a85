import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { BASE } from '../../lib/base.ts';
import { carry } from '../handOver/carry.ts';
import { pressAgain, pressedIn } from '../handOver/pressAgain.ts';
import { loadIsland } from './loadIsland.tsx';

const MISSING =
  "Part of this page isn't saved on this phone yet. Open it again when you're online.";

/** Brings what of a document is more than text to life, once the app's frame is around it. */
export async function startIslands(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const outcomes = await Promise.allSettled(places.map(startIsland));
  const missing = places.find((_, index) => outcomes[index]?.status === 'rejected');
  if (missing) sayMissing(missing);
}

/** Puts the living island in the place of its HTML: what was typed, the focus and the last press go over. */
async function startIsland(place: HTMLElement): Promise<void> {
  const name = place.dataset['island'] ?? '';
  const island = await loadIsland(name);
  const living = document.createElement('div');
  living.dataset['island'] = name;
  flushSync(() => createRoot(living).render(<Router base={BASE}>{island}</Router>));
  const pressed = pressedIn(place);
  place.after(living);
  carry(place, living);
  place.remove();
  if (pressed && !pressed.isDone) pressAgain(living, pressed.name);
}

function sayMissing(place: HTMLElement): void {
  const note = document.createElement('p');
  note.className = 'notice notice--info';
  note.textContent = MISSING;
  place.before(note);
}
