import { SupportForm } from '../features/support/SupportForm.tsx';
import { late } from '../ui/late/late.tsx';

const SupportThreads = late(() =>
  import('../features/support/SupportThreads.tsx').then((module) => module.SupportThreads),
);

export function SupportIsland() {
  return (
    <>
      <SupportForm />
      {!import.meta.env.SSR && <SupportThreads />}
    </>
  );
}
