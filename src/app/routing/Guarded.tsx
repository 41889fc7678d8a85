import { useSnapshot } from 'valtio';
import { Redirect, useLocation, useSearch } from 'wouter';
import { paths } from '../../paths.ts';
import { organisation } from '../../state/session/organisation.ts';
import { session } from '../../state/session/session.ts';
import { MainSkeleton } from '../shell/MainSkeleton.tsx';
import type { ScreenProps } from './asPage.tsx';
import { redirect } from './redirect.ts';
import { type RouteEntry, routes } from './routes.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

interface GuardedProps extends ScreenProps {
  route: RouteEntry;
}

/**
 * Shows a screen, or redirects as its access class requires. Protected screens wait for the saved session.
 */
export function Guarded({ route, params }: GuardedProps) {
  const { isAuth, isStoreHydrated } = useSnapshot(session);
  const { organisationStatus } = useSnapshot(organisation);
  const [path] = useLocation();
  const search = useSearch();

  if (!isStoreHydrated && route.access === 'protected')
    return <MainSkeleton isWhole={route.isWhole} />;
  if (isStoreHydrated) {
    const place = search ? `${path}?${search}` : path;
    const returnTo = new URLSearchParams(search).get('return');
    const to = redirect({ route, place, isAuth, organisationStatus, returnTo }, routes);
    if (to) {
      // The way back once the operator is open again.
      return (
        <Redirect to={to} replace {...(to === paths.maintenance && { state: { from: place } })} />
      );
    }
  }
  const { screen: Screen } = route;
  return (
    <ScreenBoundary key={route.path} onFailed={Screen.forget}>
      <Screen params={params} />
    </ScreenBoundary>
  );
}
