import { useId } from 'react';
import { OwnRequestList } from '@/components/flow/own/OwnRequestList';
import type { ProcessKey } from '@/domain/workflow/status';

/** One's own requests of a service, on the page where new ones are made. */
export function MyRequests({ process }: { process: ProcessKey }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>我的办件</h2>
      <OwnRequestList key={process} process={process} empty={<p>提交后可以在这里查看进度。</p>} />
    </section>
  );
}
