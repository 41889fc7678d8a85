type Group<Item> = [Item, ...Item[]];

/** Groups items by key, in the order in which the keys first appear. (Map.groupBy needs Node 21.) */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Group<Item>[] {
  const groups = new Map<string, Group<Item>>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
