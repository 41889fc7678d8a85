import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { noteUse } from '../pwa/inUse.ts';
import { workerAtStart } from '../pwa/workerAtStart.ts';
import { late } from '../ui/late/late.tsx';
import { findRoute, paramsOf } from './routing/findRoute.ts';
import { Guarded } from './routing/Guarded.tsx';
import { notFoundScreen, type RouteEntry, routes } from './routing/routes.ts';
import { SlipSlot } from './SlipSlot.tsx';
import { usePageVisit } from './services/usePageVisit.ts';
import { MainSkeleton } from './shell/MainSkeleton.tsx';
import { Shell } from './shell/Shell.tsx';

const UpdatePrompt = late(() => import('./UpdatePrompt.tsx').then((module) => module.UpdatePrompt));

/** Only a page served by a worker can be an old version of itself. */
const isServed = workerAtStart !== undefined;

const notFound: RouteEntry = {
  path: '',
  access: 'common',
  title: 'Page not found',
  screen: notFoundScreen,
  keep: 'later',
};

/** For everybody, and kept neither with the start of the app nor with the rules. */
const isMoreThanStart = ({ module, access, keep }: RouteEntry) =>
  module !== undefined && access === 'common' && (keep === 'later' || keep === 'online');

interface AppProps {
  /** The HTML holds the shell without this page, so the first render must be the shell too. */
  beginsAsShell?: boolean;
  /** Called after React's first render: from then on saved data may change the page. */
  onReady?: () => void;
}

export function App({ beginsAsShell = false, onReady }: AppProps) {
  const [isReady, setIsReady] = useState(false);
  // From here on React hears every press, and the inline script holds none.
  useLayoutEffect(() => document.getElementById('root')?.removeAttribute('data-cold'), []);
  useEffect(() => {
    startTransition(() => setIsReady(true));
    onReady?.();
  }, [onReady]);
  return (
    <Shell slip={<SlipSlot />} update={isReady && isServed && <UpdatePrompt />}>
      {beginsAsShell && !isReady ? <MainSkeleton /> : <Page />}
    </Shell>
  );
}

function Page() {
  const [path] = useLocation();
  const route = findRoute(path, routes) ?? notFound;
  usePageVisit(route.title);
  useEffect(() => {
    if (isMoreThanStart(route)) noteUse();
  }, [route]);
  return <Guarded route={route} params={paramsOf(path, route.path)} />;
}
