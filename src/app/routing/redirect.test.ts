import { describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { findRoute } from './findRoute.ts';
import { redirect } from './redirect.ts';
import { routes } from './routes.ts';

/** The route table of the specification, by access class. */
const SPECIFIED = {
  public: '/ /sign-in /register /forgot-password /reset-password /mobile-number /verify-number',
  common:
    '/contactus /privacypolicy /responsiblegame /fairplay /gamesrule /terms /knowyourcus /amlpolicy ' +
    '/cookiespolicy /faq /aboutus /license /exchange/c-1 /sportsbook2 /betby /maintenance /casinos ' +
    '/download-apk /promotion /affiliate /casinos/desktop/kingmaker /promotion-signup-bonus ' +
    '/promotion-welcome-bonus /promotion-weekly-cashback /promotion-weekly-lucky-draw ' +
    '/promotion-referral-bonus /promotion-deposit-bonus /notification10',
  protected:
    '/spmsports/cricket /jetfair /kyc /referral /cashier /mybets /withdraw /withdrawlist /slots ' +
    '/kingmaker /profile /bonus /bonus/7 /gatewaylist /deposit/m_bkash /home /spmgames /aura-games ' +
    '/sports/betfair /deposit/list /withdraw/gateways /providers /my-account',
} as const;

const cases = Object.entries(SPECIFIED).flatMap(([access, paths]) =>
  paths.split(' ').map((path) => [path, access] as const),
);

function visit(path: string, change: Partial<Parameters<typeof redirect>[0]> = {}) {
  return redirect(
    {
      route: findRoute(path, routes),
      place: path,
      isAuth: false,
      organisationStatus: 'live',
      returnTo: null,
      ...change,
    },
    routes,
  );
}

test.each(cases)('%s is %s', (path, access) => {
  expect(findRoute(path, routes)?.access).toBe(access);
});

test('beyond the specification the table holds what the phone holds and spends, the virtual league, the jackpot, and documents of ours', () => {
  const ours = routes.filter(
    ({ path, isDocument }) =>
      !isDocument && !cases.some(([known]) => findRoute(known, routes)?.path === path),
  );
  expect(ours.map(({ path }) => path)).toEqual([
    paths.saved,
    paths.dataUse,
    paths.virtuals,
    paths.jackpot,
  ]);
});

test('a static path wins over a parameter', () => {
  expect(findRoute('/deposit/list', routes)?.path).toBe('/deposit/list');
});

describe('a guest', () => {
  test.each(cases)('on %s (%s)', (path, access) => {
    const kept = `/?return=${encodeURIComponent(path)}`;
    expect(visit(path)).toBe(access === 'protected' ? kept : undefined);
  });
});

describe('a player', () => {
  test.each(cases)('on %s (%s)', (path, access) => {
    expect(visit(path, { isAuth: true })).toBe(access === 'public' ? '/home' : undefined);
  });

  test('goes from a page for guests to the one asked for', () => {
    expect(visit('/', { isAuth: true, returnTo: '/mybets?group=void' })).toBe('/mybets?group=void');
  });

  test('goes home when the page asked for is off the site', () => {
    expect(visit('/', { isAuth: true, returnTo: 'https://evil.example' })).toBe('/home');
  });
});

describe.each(['maintenance', 'suspended'] as const)('a brand in %s', (organisationStatus) => {
  test.each(['/home', '/', '/exchange/c-1', '/mybets'])('%s goes to /maintenance', (path) => {
    expect(visit(path, { organisationStatus, isAuth: true })).toBe('/maintenance');
  });

  test.each(['/maintenance', '/terms', '/contactus'])('%s stays open', (path) => {
    expect(visit(path, { organisationStatus })).toBeUndefined();
  });
});

describe('a path that contains desktop', () => {
  test.each(['/casinos/desktop/x', '/exchange/desktop-7', '/casinos/desktop/x?game=y'])(
    '%s is exempt from every redirect',
    (place) => {
      const [path = ''] = place.split('?');
      for (const isAuth of [false, true])
        expect(visit(path, { place, isAuth, organisationStatus: 'maintenance' })).toBeUndefined();
    },
  );

  test('a page for players is so for players', () => {
    const player = { isAuth: true, organisationStatus: 'maintenance' } as const;
    expect(visit('/sports/desktop', player)).toBeUndefined();
    expect(visit('/sports/desktop')).toBe('/?return=%2Fsports%2Fdesktop');
  });

  test('a query is no path', () => {
    expect(visit('/kyc', { place: '/kyc?x=desktop' })).toMatch(/^\/\?return=/);
  });
});

const RETURNS = {
  absent: null,
  good: '/mybets?group=void',
  hostile: 'https://evil.example/mybets',
} as const;

describe.each(['guest', 'player'] as const)('every route, for a %s', (who) => {
  describe.each(['live', 'maintenance', 'suspended'] as const)('brand %s', (organisationStatus) => {
    describe.each(Object.entries(RETURNS))('return %s', (kind, returnTo) => {
      test.each(cases)('%s (%s)', (path, access) => {
        const to = visit(path, { isAuth: who === 'player', organisationStatus, returnTo });
        expect(to).toBe(expected(path, access, { who, organisationStatus, kind }));
        // Nobody is redirected in a circle or off the site.
        if (to === undefined) return;
        expect(to).toMatch(/^\/(?!\/)/);
        const [next = ''] = to.split('?');
        expect(visit(next, { isAuth: who === 'player', organisationStatus })).toBeUndefined();
      });
    });
  });
});

const READABLE =
  '/maintenance /contactus /privacypolicy /responsiblegame /fairplay /gamesrule /terms ' +
  '/knowyourcus /amlpolicy /cookiespolicy /faq /aboutus /license';

/** The specification's rules again, written independently of the guard. */
function expected(
  path: string,
  access: string,
  { who, organisationStatus, kind }: Record<'who' | 'organisationStatus' | 'kind', string>,
): string | undefined {
  if (path.startsWith('/casinos/desktop/')) return undefined;
  if (organisationStatus !== 'live') {
    return READABLE.split(' ').includes(path) ? undefined : '/maintenance';
  }
  if (who === 'guest') {
    return access === 'protected' ? `/?return=${encodeURIComponent(path)}` : undefined;
  }
  if (access !== 'public') return undefined;
  return kind === 'good' ? '/mybets?group=void' : '/home';
}
