import { Button } from 'antd';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { findPatent, type PatentSummary } from '@/services/cnipr';

/** Records that are asked for their number: each is a call of its own. */
const MOST_ASKED = 10;

/** Which numbers the records have, and of how many it is known. */
function inWords(numbers: readonly string[], asked: number, all: number): string {
  const unknown = asked - numbers.length;
  const left = [
    unknown > 0 && `${unknown} 件没有收录同族号`,
    all > asked && `其余 ${all - asked} 件没有查`,
  ]
    .filter(Boolean)
    .map((text) => `，${text}`)
    .join('');
  const each = [...new Set(numbers)];
  if (each.length === 0) return `没有收录同族号，按名称、申请人和申请日相同合并${left}。`;
  if (each.length === 1) return `同族号 ${each[0]}${left}。`;
  return `名称、申请人和申请日相同，同族号不同：${each.join('、')}${left}。`;
}

/**
 * The numbers of the families of patents that are folded together. Rows carry none, so their records
 * are asked, once the patents are unfolded.
 */
export function FamilyNumbers({ patents }: { patents: readonly PatentSummary[] }) {
  const ids = patents.flatMap(({ id }) => id || []).slice(0, MOST_ASKED);
  const { data, error, loading, retry } = useLatestAnswer(
    ids.join('\n') || undefined,
    async (signal) => {
      const call = { signal, shownInPlace: true } as const;
      const records = await Promise.all(ids.map((id) => findPatent(id, call)));
      return records.flatMap(({ family }) => family?.familyId || []);
    },
  );
  if (error) {
    return (
      <span role="status">
        同族号没有查到。
        <Button type="link" size="small" loading={loading} onClick={retry}>
          重试
        </Button>
      </span>
    );
  }
  return (
    <span role="status" className="ipr-note">
      {data ? inWords(data, ids.length, patents.length) : '正在查同族号…'}
    </span>
  );
}
