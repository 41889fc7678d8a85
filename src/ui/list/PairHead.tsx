interface PairHeadProps {
  /** What each row is, for screen readers only. */
  rowName: string;
  sides: readonly [string, string];
  /** Class of the two columns. */
  className: string;
}

/** The head of a table whose rows have two prices each. */
export function PairHead({ rowName, sides, className }: PairHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{rowName}</span>
        </th>
        {sides.map((side) => (
          <th key={side} scope="col" className={className}>
            {side}
          </th>
        ))}
      </tr>
    </thead>
  );
}
