import './DataUseView.css';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { formatNaira } from '../../domain/money/money.ts';
import { lagosDay, lagosIsoDate, startOfLagosDay } from '../../domain/time/lagosTime.ts';
import { byteSize } from '../../lib/byteSize.ts';
import { paths } from '../../paths.ts';
import { dataMeter, resetDataMeter, startDataMeter } from '../../state/device/dataMeter.ts';
import { dataSaver } from '../../state/device/dataSaver.ts';
import { bytesIn, type DataUse, dataCostKobo, pagesIn } from '../../state/device/dataUse.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Facts } from '../../ui/list/Facts.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { DataTerms } from './DataTerms.tsx';

const DAY_MS = 86_400_000;
const DAYS_SHOWN = 14;

/** `21 Nov`. */
const shortDay = (day: string) => lagosDay(startOfLagosDay(day)).split(' ').slice(1, 3).join(' ');

/** How much data the app has used on this phone: today, this month, by day and by page. */
export function DataUseView() {
  const { koboPerMb, capMb, use: kept } = useSnapshot(dataMeter);
  const { isCapped } = useSnapshot(dataSaver);
  const [isAsked, setAsked] = useState(false);
  useEffect(startDataMeter, []);
  const use: DataUse = kept;
  const now = Date.now();
  const today = lagosIsoDate(now);
  const month = today.slice(0, 'yyyy-mm'.length);
  const pages = pagesIn(use, month);
  const cost = (bytes: number) =>
    koboPerMb === undefined ? '' : formatNaira(dataCostKobo(bytes, koboPerMb));
  const told = (bytes: number) => [byteSize(bytes), cost(bytes)].filter(Boolean).join(' · ');
  const days = Array.from({ length: DAYS_SHOWN }, (_, back) =>
    lagosIsoDate(now - (DAYS_SHOWN - 1 - back) * DAY_MS),
  );

  return (
    <>
      {isCapped && (
        <Notice kind="warning">
          Today's {capMb} MB are used: the data saver is on until midnight. Betting works as before.
        </Notice>
      )}
      <Card>
        <Facts
          facts={[
            { name: 'Today', value: told(bytesIn(use, today)) },
            { name: 'This month', value: told(bytesIn(use, month)), isTotal: true },
          ]}
        />
        {days.some((day) => bytesIn(use, day) > 0) && (
          <BarChart
            title="By day"
            description={`Data received on each of the last ${DAYS_SHOWN} days.`}
            points={days.map((day) => ({ label: shortDay(day), value: bytesIn(use, day) }))}
            show={byteSize}
            columns={['Day', 'Received']}
          />
        )}
      </Card>
      <Card>
        <h2>By page, this month</h2>
        {pages.length === 0 ? (
          <EmptyState
            picture="signpost"
            title="Nothing counted yet"
            text="Pages already saved on this phone use no data."
          >
            <Link className={buttonClass({ kind: 'quiet' })} href={paths.sportsbook}>
              See the matches
            </Link>
          </EmptyState>
        ) : (
          <table className="data-use__pages">
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Received</th>
                {koboPerMb !== undefined && <th scope="col">Cost</th>}
              </tr>
            </thead>
            <tbody>
              {pages.map(({ page, bytes }) => (
                <tr key={page}>
                  <th scope="row">{page}</th>
                  <td>{byteSize(bytes)}</td>
                  {koboPerMb !== undefined && <td>{cost(bytes)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
      <Card>
        <h2>Your price and daily limit</h2>
        <DataTerms />
      </Card>
      <Card>
        <h2>What is counted</h2>
        <p>
          We count everything that this browser tab receives, in its compressed size, live prices
          included. We do not count the little that is sent, what other providers' frames load, and
          the download that saves the app on this phone: 600 KB at most, once, and of each new
          version only what has changed.
        </p>
        <div className="data-use__reset">
          {isAsked ? (
            <>
              <Button
                kind="danger"
                onClick={() => {
                  resetDataMeter();
                  setAsked(false);
                }}
              >
                Reset the count
              </Button>
              <Button kind="quiet" onClick={() => setAsked(false)}>
                Keep it
              </Button>
            </>
          ) : (
            <Button kind="quiet" onClick={() => setAsked(true)} disabled={pages.length === 0}>
              Reset
            </Button>
          )}
        </div>
      </Card>
    </>
  );
}
