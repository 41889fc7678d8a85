import { use } from 'react';
import type { LazyScreen, ScreenProps } from './lazyScreen.ts';

interface ScreenViewProps extends ScreenProps {
  screen: LazyScreen;
}

/** Renders a screen; suspends only while its code is loading. */
export function ScreenView({ screen, params }: ScreenViewProps) {
  if (!screen.component()) use(screen.preload());
  const Loaded = screen.component();
  return Loaded ? <Loaded params={params} /> : null;
}
