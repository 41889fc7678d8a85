import { useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Guarded } from './Guarded.tsx';
import { notFoundScreen, type RouteEntry, routes } from './routes.ts';
import { Shell } from './shell/Shell.tsx';
import { usePageVisit } from './usePageVisit.ts';

const notFound: RouteEntry = {
  path: '',
  access: 'common',
  title: 'Page not found',
  screen: notFoundScreen,
};

interface AppProps {
  /** React has rendered once: what was saved may now change the page. */
  onReady?: () => void;
}

export function App({ onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Shell>
      <Switch>
        {routes.map((route) => (
          <Route key={route.path} path={route.path}>
            {(params) => <Page route={route} params={params} />}
          </Route>
        ))}
        <Route>
          <Page route={notFound} params={{}} />
        </Route>
      </Switch>
    </Shell>
  );
}

interface PageProps {
  route: RouteEntry;
  params: Record<string, string | undefined>;
}

function Page({ route, params }: PageProps) {
  usePageVisit(route.title);
  return <Guarded route={route} params={params} />;
}
