import { Watch } from '@/components/watch/Watch';
import type { NodeDetail } from '@/services/nav';

/** Watches a node of a chain, on its own page and on that of its patents. */
export function WatchNode({ subject, detail }: { subject: string; detail: NodeDetail }) {
  const { node, path } = detail;
  const above = path.at(-1)?.name;
  return (
    <Watch
      kind="node"
      id={`${subject}/${node.id}`}
      title={above ? `${above} › ${node.name}` : node.name}
      what="这个环节"
      record={detail}
    />
  );
}
