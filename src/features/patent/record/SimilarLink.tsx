import { useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { similarQuery } from '@/domain/search/similar';
import { patentResultLink } from '@/links/patent';
import type { PatentRecord } from '@/services/cnipr';

/**
 * Leads to the patents like this one: the query stands in the box of the result, where it can be
 * read and changed. Where neither a word nor a class is known, it cannot be pressed and says so.
 */
export default function SimilarLink({ record }: { record: PatentRecord }) {
  const navigate = useNavigate();
  const q = useMemo(() => similarQuery(record), [record]);
  if (q === undefined) {
    return (
      <Button disabled title="这件专利没有可用的名称和分类号，无法找相似">
        找相似
      </Button>
    );
  }
  const to = patentResultLink({ mode: 'expr', q });
  return (
    <Button
      href={absoluteAddress(to)}
      title={`按名称、摘要的用词和分类号检索：${q}`}
      onClick={(event) => {
        // A link for the browser (new tab, copied address); a plain press stays in the portal.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      找相似
    </Button>
  );
}
