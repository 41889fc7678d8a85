/** What the columns are, from the player's backs to the player's lays. */
export function LadderHead({ hasClose }: { hasClose: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">Yours</th>
        <th scope="col">Back</th>
        <th scope="col">Price</th>
        <th scope="col">Lay</th>
        <th scope="col">Yours</th>
        {hasClose && (
          <th scope="col" title="What the market pays, whatever wins, once you close at this price">
            Close
          </th>
        )}
      </tr>
    </thead>
  );
}
