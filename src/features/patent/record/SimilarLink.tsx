import { Button } from 'antd';
import { useMemo } from 'react';
import { LinkButton } from '@/components/page/LinkButton';
import { similarQuery } from '@/domain/search/similar';
import { patentResultLink } from '@/links/patent';
import type { PatentRecord } from '@/services/cnipr';

/**
 * Leads to the patents like this one: the query stands in the box of the result, where it can be
 * read and changed. Where neither a word nor a class is known, it cannot be pressed and says so.
 */
export default function SimilarLink({ record }: { record: PatentRecord }) {
  const q = useMemo(() => similarQuery(record), [record]);
  if (q === undefined) {
    return (
      <Button disabled title="这件专利没有可用的名称和分类号，无法找相似">
        找相似
      </Button>
    );
  }
  return (
    <LinkButton
      to={patentResultLink({ mode: 'expr', q })}
      title={`按名称、摘要的用词和分类号检索：${q}`}
    >
      找相似
    </LinkButton>
  );
}
