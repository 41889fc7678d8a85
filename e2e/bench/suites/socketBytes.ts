import type { Row } from '../row.ts';
import { openLink } from '../server/link.ts';
import { startSimulation } from '../server/simulation.ts';

const KB = 1000;
const HOUR_MS = 3_600_000;
/** An evening with cricket, soccer and tennis in play. */
const START = Date.parse('2026-03-14T17:00:00Z');
const GOALS = { full: 300, lite: 60 };
/** After this long without data, everything has arrived. */
const QUIET_MS = 1000;

/**
 * An hour of a live match by the mock's clock, over a real websocket with the browser's compression: what the
 * player pays for, without TLS and the socket's own heartbeat.
 */
export async function socketBytes(): Promise<Row[]> {
  const simulation = await startSimulation(START);
  const watches = await Promise.all(
    simulation.matchesFor(HOUR_MS).flatMap(({ sport, gameId }) =>
      (['full', 'lite'] as const).map(async (mode) => {
        const link = await openLink(simulation.port);
        const stop = await simulation.watch(link.port, gameId, mode === 'lite');
        return { sport, mode, link, stop };
      }),
    ),
  );
  await simulation.run(HOUR_MS);
  await Promise.all(watches.map(({ link }) => link.quiet(QUIET_MS)));
  const rows = watches.map(
    ({ sport, mode, link }): Row => ({
      name: `${sport}, ${mode}`,
      value: link.bytesDown() / KB,
      unit: 'KB',
      goal: GOALS[mode],
      detail: 'an hour, with its beginning',
    }),
  );
  for (const { stop, link } of watches) {
    stop();
    link.close();
  }
  simulation.close();
  return rows;
}
