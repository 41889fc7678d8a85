import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { SportsTree } from './SportsTree.tsx';

export function TreeSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title="All leagues" isOpen onClose={onClose}>
      <nav aria-label="All leagues">
        <SportsTree onLeave={onClose} />
      </nav>
    </Sheet>
  );
}
