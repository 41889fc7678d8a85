/** What stands in place of prices while nothing can be bet on, by the status of the market. */
const CLOSED: Readonly<Record<string, string>> = {
  suspended: 'Suspended',
  ball_running: 'Ball running',
  closed: 'Closed',
  result_pending: 'Result pending',
  settled: 'Settled',
  void: 'Void',
};

export const closedText = (status: string): string | undefined => CLOSED[status];
