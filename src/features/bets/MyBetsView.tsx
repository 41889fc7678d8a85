import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Product } from '../../contract/bets.ts';
import { type BetGroup, betList } from '../../state/bets.ts';
import { Chip } from '../../ui/Chip.tsx';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import { BetGroupList } from './BetGroupList.tsx';
import { PRODUCTS } from './betWords.ts';
import './MyBetsView.css';

/** Every bet of the player, in three groups; it opens from what is saved, with its age. */
export function MyBetsView() {
  const [group, setGroup] = useState<BetGroup>('open');
  const [product, setProduct] = useState<Product>();
  const counts = {
    open: useSnapshot(betList('open').state).data?.total,
    settled: useSnapshot(betList('settled').state).data?.total,
    void: useSnapshot(betList('void').state).data?.total,
  };
  const tab = (id: BetGroup, label: string): Tab<BetGroup> => {
    const count = counts[id];
    return { id, label, ...(count !== undefined && { count }) };
  };
  return (
    <div className="my-bets">
      <h1 className="my-bets__title">My bets</h1>
      <Tabs<BetGroup>
        label="Bets"
        tabs={[tab('open', 'Open'), tab('settled', 'Settled'), tab('void', 'Void')]}
        selected={group}
        onSelect={setGroup}
      >
        <fieldset className="my-bets__products">
          <legend className="visually-hidden">Product</legend>
          <Chip isOn={product === undefined} onClick={() => setProduct(undefined)}>
            All
          </Chip>
          {Product.options.map((option) => (
            <Chip key={option} isOn={product === option} onClick={() => setProduct(option)}>
              {PRODUCTS[option]}
            </Chip>
          ))}
        </fieldset>
        <BetGroupList key={group} group={group} product={product} />
      </Tabs>
    </div>
  );
}
