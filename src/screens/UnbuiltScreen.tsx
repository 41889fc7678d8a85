import { WhatWorks } from '../features/landing/WhatWorks.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Said honestly: the route exists, its page does not. */
export function UnbuiltScreen() {
  return (
    <div data-unbuilt>
      <EmptyState
        isPage
        title="This page is not built yet"
        text="Its place in the app is kept. Nothing of yours is affected. What works today:"
      >
        <WhatWorks />
      </EmptyState>
    </div>
  );
}
