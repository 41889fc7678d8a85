import { NAMED_LATENCIES } from '../../engine/control/latency.ts';
import type { Scenario } from '../scenario.ts';

/** Scenarios with failures between app and server. */
export const networkScenarios: Record<string, Scenario> = {
  'session-error': {
    about: 'The socket refuses every session',
    breaksLinks: true,
    arrange: ({ faults }) =>
      faults.add({ match: 'socket connect', body: 'You signed in on another device' }),
  },
  'flaky-3g': {
    about: 'Slow, and every fourth call is lost on its way',
    arrange: ({ latency, faults }) => {
      latency.set(NAMED_LATENCIES['3g'] ?? latency.get());
      faults.add({ match: 'GET *', network: true, every: 4 });
      faults.add({ match: 'POST *', network: true, every: 4 });
      faults.add({ match: 'socket *', delayMs: 3000, every: 4 });
    },
  },
  'websocket-blocked': {
    about: 'Only polling gets through',
    breaksLinks: true,
    arrange: ({ faults }) => faults.add({ match: 'socket upgrade', network: true }),
  },
  'ack-lost': {
    about: 'The next bet on match odds is taken, but its answer never arrives',
    arrange: ({ faults }) => faults.add({ match: 'POST /bet/match/odds', ackLost: true, times: 1 }),
  },
  'balance-not-numeric': {
    about: 'The balance is pushed as text',
    arrange: ({ faults }) =>
      faults.add({ match: 'socket update_balance', body: { balance: 'n/a' } }),
  },
  'html-502': {
    about: 'Every call answers with a proxy’s web page',
    arrange: ({ faults }) => {
      faults.add({ match: 'GET *', html: true, status: 502 });
      faults.add({ match: 'POST *', html: true, status: 502 });
    },
  },
};
