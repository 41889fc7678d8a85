import type { OtpRow } from '../../db/rows/player/otpRow.ts';
import type { JournalEntry } from '../../engine/control/journal.ts';
import type { Waiting } from '../decisions.ts';
import type { PanelKit } from './panelKit.ts';

/** What the panel shows of calls, codes, reports and requests. Sent as source text like `panelScript`. */
export function panelLog({ find, make, item, button, suggest, ask, run }: PanelKit): void {
  let last = 0;

  const reportText = (report: unknown) =>
    Object.entries(Object(report))
      .map(
        ([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`,
      )
      .join(', ');
  /** Markets that have been shown to somebody, for the forms. */
  const markets = new Set<string>();
  const noteMarkets = (answered: unknown) => {
    for (const [, id = ''] of JSON.stringify(answered ?? null).matchAll(/"marketId":"([^"]+)"/g)) {
      if (markets.size < 200) markets.add(id);
    }
  };

  const showLog = (entries: JournalEntry[]) => {
    for (const entry of entries) {
      noteMarkets(entry.answered);
      last = Math.max(last, entry.n);
      if (entry.subject === 'POST /field/report')
        find('reports').prepend(item(reportText(entry.sent)));
      const row = make(
        'details',
        '',
        entry.fault || entry.warning || (entry.status ?? 200) >= 400 ? 'bad' : '',
      );
      const time = new Date(entry.at).toISOString().slice(11, 19);
      const outcome = entry.status === 0 ? 'broken' : (entry.status ?? entry.kind);
      row.append(
        make('summary', `${time}  ${outcome}  ${entry.subject}`),
        make(
          'pre',
          JSON.stringify(
            { warning: entry.warning, sent: entry.sent, answered: entry.answered },
            null,
            1,
          ),
        ),
      );
      find('log').prepend(row);
    }
    if (entries.length > 0) suggest('markets', markets);
    while (find('log').childElementCount > 200) find('log').lastElementChild?.remove();
  };

  const showQueue = (waiting: Waiting[]) => {
    find('queue').replaceChildren(
      ...waiting.map(({ id, username, about }) => {
        const approve = button('Approve', () => run('approve', { id }));
        const decline = button('Decline', () =>
          run('decline', { id, reason: prompt('Why?') || 'Declined' }),
        );
        return item(`${id}, ${username}: ${about}`, approve, decline);
      }),
    );
  };

  const showCodes = (codes: OtpRow[]) => {
    find('codes').replaceChildren(
      ...codes.slice(0, 20).map((otp) => item(`${otp.code} to ${otp.target}, ${otp.purpose}`)),
    );
  };

  const refresh = async () => {
    showLog(await ask(`/journal?since=${last}`));
    showQueue(await ask('/queue'));
    showCodes(await ask('/otp'));
  };
  // One at a time, or an entry of the journal would be shown twice.
  let refreshed = Promise.resolve();
  document.addEventListener('mock-status', () => {
    refreshed = refreshed.then(refresh).catch(() => undefined);
  });
}
