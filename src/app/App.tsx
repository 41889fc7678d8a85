import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { noteUse } from '../pwa/inUse.ts';
import { workerAtStart } from '../pwa/workerAtStart.ts';
import { useHeldEnter } from '../ui/hooks/useHeldEnter.ts';
import { late } from '../ui/late/late.tsx';
import { messageTapped } from './overPages.ts';
import { findRoute, paramsOf } from './routing/findRoute.ts';
import { Guarded } from './routing/Guarded.tsx';
import { notFoundScreen, type RouteEntry, routes } from './routing/routes.ts';
import { SlipSlot } from './SlipSlot.tsx';
import { usePageVisit } from './services/usePageVisit.ts';
import { Shell } from './shell/Shell.tsx';

const UpdatePrompt = late(() => import('./UpdatePrompt.tsx').then((module) => module.UpdatePrompt));

const TappedMessage = late(
  () => import('./TappedMessage.tsx').then((module) => module.TappedMessage),
  { when: () => messageTapped.opened },
);

/** Only a page served by a worker can be an old version of itself. */
const isServed = workerAtStart !== undefined;

const notFound: RouteEntry = {
  path: '',
  access: 'common',
  title: 'Page not found',
  screen: notFoundScreen,
  offline: 'rest',
};

/** For everybody, and more than the start of the app and the documents. */
const isMoreThanStart = ({ path, access, offline }: RouteEntry) =>
  path !== '' && access === 'common' && offline !== 'app';

interface AppProps {
  /** In the HTML of the build: what stands in the frame. */
  page?: ReactNode;
  /** Called after the first render. */
  onReady?: () => void;
}

export function App({ page, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  useHeldEnter();
  return (
    <Shell
      slip={<SlipSlot />}
      update={
        isServed && (
          <>
            <TappedMessage />
            <UpdatePrompt />
          </>
        )
      }
    >
      {page ?? <Page />}
    </Shell>
  );
}

function Page() {
  const [path] = useLocation();
  const route = findRoute(path, routes) ?? notFound;
  usePageVisit(route.title, route.isDocument);
  useEffect(() => {
    if (isMoreThanStart(route)) noteUse();
  }, [route]);
  return <Guarded route={route} params={paramsOf(path, route.path)} />;
}
