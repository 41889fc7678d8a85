import { expect, test } from 'vitest';
import { everyEndpoint, everyExternal } from './everyEndpoint.ts';
import { everyAsked, everyPushed } from './everyEvent.ts';

/**
 * The calls of the specification, as it writes them: 46 pairs of method and path. `*` is a method it
 * does not show, `:name` a path parameter, and `/bank*` the path "plus a suffix".
 */
const SPECIFIED = `
POST /login
POST /login/demo
GET /app/demo
POST /register
POST /sendOtpToMobile
POST /mobileVerification
POST /sendOtpToEmail
POST /forgot-password
POST /reset-password
POST /update-password
GET /signout
GET /getAppDetails
GET /getBankAccountDetails
GET /getBanners
GET /announcement/display
GET /profile
GET /getAccountstatement/:from/:to
GET /bank*
POST /withdrawRequest/create
POST /withdrawRequest/cancel
GET /withdrawRequest/get
POST /withdrawRequest/dynamic
POST /withdraw/request/otp
POST /deposit/create
GET /deposit/get
POST /deposit/fastpayme
GET /gateways
GET /gateways/:code
GET /kyc
POST /gateways/actions
POST /bet/match/odds
POST /bet/fancy/odds
POST /bet/bookmaker/odds
GET /bet/matches
GET /bets
GET /bet/exposure/amount
GET /sports/match/settings
POST /page/visit
* /bonus/claims
* /bonus/claims/stats
* /bonus/claims/parts
* /bonus/claims/cancel
* /ref/generate
* /ref/stats
* /ref/children
* /ref/sources
`
  .trim()
  .split('\n');

const endpoints = Object.values(everyEndpoint);

/** The lines of the specification that an endpoint answers to. */
function linesOf({ method, tolerates, path }: (typeof endpoints)[number]): string[] {
  const specified = path.replace(/^\/bank\/.+/, '/bank*');
  const methods = tolerates ? [method, tolerates, '*'] : [method];
  return methods.map((name) => `${name} ${specified}`);
}

test('every subject that defines a call is gathered', () => {
  const sources = import.meta.glob<string>('./**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const defined = Object.values(sources)
    .join('\n')
    .match(/^export const \w+ = endpoint\(/gm);
  expect(endpoints).toHaveLength(defined?.length ?? 0);
});

test('the specification has 46 calls', () => {
  expect(new Set(SPECIFIED).size).toBe(46);
});

test('every call of the specification is in the contract', () => {
  const ours = new Set(endpoints.flatMap(linesOf));
  expect(SPECIFIED.filter((line) => !ours.has(line))).toEqual([]);
});

test('every other call is marked as ours, and no call of the specification is', () => {
  const others = endpoints.filter(
    (endpoint) => !linesOf(endpoint).some((line) => SPECIFIED.includes(line)),
  );
  expect(others).not.toEqual([]);
  expect(endpoints.filter(({ ours }) => ours === 'call')).toEqual(others);
});

test('both methods are answered wherever the specification shows none', () => {
  const open = SPECIFIED.filter((line) => line.startsWith('* ')).map((line) => line.slice(2));
  const both = endpoints.filter(({ tolerates }) => tolerates).map(({ path }) => path);
  expect(both.sort()).toEqual([...open, '/signout'].sort());
});

test('no two calls answer to the same line', () => {
  const lines = endpoints.flatMap(({ method, tolerates, path }) => [
    `${method} ${path}`,
    ...(tolerates ? [`${tolerates} ${path}`] : []),
  ]);
  expect(new Set(lines).size).toBe(lines.length);
});

test('what moves money or may be sent again by itself carries an idempotency key', () => {
  const once = endpoints.filter(({ once }) => once).map(({ path }) => path);
  expect(once.sort()).toEqual(
    [
      '/bet/bookmaker/odds',
      '/bet/cancel',
      '/bet/cancel/all',
      '/bet/cancel/market',
      '/bet/change',
      '/bet/fancy/odds',
      '/bet/match/odds',
      '/bet/stop',
      '/bet/stop/cancel',
      '/bet/table/odds',
      '/bonus/claims/cancel',
      '/bonus/claims/take',
      '/casino/round',
      '/casino/round/act',
      '/deposit/create',
      '/deposit/fastpayme',
      '/deposit/proof',
      '/jackpot/tickets',
      '/kyc',
      '/page/visit',
      '/safer-play/break',
      '/sportsbook/bets',
      '/sportsbook/bets/cashout',
      '/sportsbook/bets/edit',
      '/support/note',
      '/withdrawRequest/cancel',
      '/withdrawRequest/create',
      '/withdrawRequest/dynamic',
    ].sort(),
  );
});

test('the three services of others are named, and no two share an address', () => {
  expect(Object.values(everyExternal).map(({ service }) => service)).toEqual(['ip', 'tv', 'lobby']);
});

test('the channel carries the events of the specification, and the others are marked as ours', () => {
  const events = [...Object.values(everyAsked), ...Object.values(everyPushed)];
  const specified = events.filter(({ ours }) => !ours).map(({ name }) => name);
  // connect_error is socket.io's own.
  expect(specified.sort()).toEqual(
    [
      'get:balance',
      'session_check',
      'session_refresh',
      'sub:notification_toast',
      'update_balance',
    ].sort(),
  );
});
