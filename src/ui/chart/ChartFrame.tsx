import { type ReactNode, useId } from 'react';
import './ChartFrame.css';
import type { ChartScale } from './chartScale.ts';

export interface ChartPoint {
  /** The date or the subject: `12 Nov`. */
  label: string;
  value: number;
  /** A second amount, drawn as a bar; undefined where it is not known. */
  volume?: number | undefined;
}

export interface ChartProps {
  title: string;
  /** A sentence for screen readers that says what the chart shows. */
  description: string;
  points: readonly ChartPoint[];
  /** Formats a value with its unit. */
  show(value: number): string;
  /** Column heads of the equivalent table: what the labels are and what the values are. */
  columns: readonly [label: string, value: string];
  /** Column head and format of the second amount, for points that have one. */
  volume?: { column: string; show(value: number): string };
}

/** Title, axis ends and data table around a chart. The drawing itself is a single image to screen readers. */
export function ChartFrame(props: ChartProps & { scale: ChartScale; children: ReactNode }) {
  const { title, description, points, show, columns, volume, scale, children } = props;
  const id = useId();
  const middle = (scale.low + scale.high) / 2;
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption className="chart__title" id={id}>
        {title}
      </figcaption>
      <div className="chart__area">
        <div className="chart__ends" aria-hidden="true">
          <span>{show(scale.high)}</span>
          {Number.isInteger(middle) && <span>{show(middle)}</span>}
          <span>{show(scale.low)}</span>
        </div>
        <svg
          className="chart__drawing"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={description}
        >
          <path className="chart__middle" d="M0 50H100" />
          {children}
        </svg>
        <div className="chart__span" aria-hidden="true">
          <span>{points[0]?.label}</span>
          {points.length > 1 && <span>{points.at(-1)?.label}</span>}
        </div>
      </div>
      <details className="chart__numbers">
        <summary>Numbers as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
              {volume && <th scope="col">{volume.column}</th>}
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value, volume: amount }, index) => (
              // Two points may share a label, such as two movements in one minute.
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
              <tr key={index}>
                <th scope="row">{label}</th>
                <td>{show(value)}</td>
                {volume && <td>{amount === undefined ? '–' : volume.show(amount)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
