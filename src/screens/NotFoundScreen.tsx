import { WhatWorks } from '../features/landing/WhatWorks.tsx';
import { EmptyState } from '../ui/status/EmptyState.tsx';

export function NotFoundScreen() {
  return (
    <EmptyState
      picture="signpost"
      isPage
      title="There is no page at this address"
      text="It may have been mistyped, or the match may be long over. From here you can go to:"
    >
      <WhatWorks />
    </EmptyState>
  );
}
