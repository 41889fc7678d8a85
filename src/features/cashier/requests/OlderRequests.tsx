import { Button } from '../../../ui/button/Button.tsx';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';

interface OlderRequestsProps {
  shown: number;
  total: number;
  onLoad(): Promise<void>;
}

export function OlderRequests({ shown, total, onLoad }: OlderRequestsProps) {
  const { isBusy, run } = useOneAtATime();
  if (shown >= total) return null;
  // The failure shows as a toast; the requests on screen stay.
  const load = () => run(() => onLoad().catch(() => undefined));
  return (
    <Button kind="quiet" isWide onClick={load} isBusy={isBusy}>
      Show older ({shown} of {total})
    </Button>
  );
}
