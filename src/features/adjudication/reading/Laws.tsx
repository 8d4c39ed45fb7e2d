import { Link } from '@umijs/max';
import { Button } from 'antd';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import styles from '@/components/reading/reading.module.css';
import { standingInWords, timelinessWord } from '@/domain/law/timeliness';
import { lawDetailLink } from '@/links/law';
import type { Adjudication } from '@/services/data/adjudication';
import type { ResolvedLaw } from '@/services/data/law';
import { articleAt, citedLawText } from './citedLaws';
import { useDayCautions, useLawsToday } from './useToday';

/** Characters of an article that a narrow column has room for. */
const WHOLE = 12;

interface Row {
  law: Adjudication['citedLaws'][number];
  /** Undefined until it is known, null where the portal has no such law. */
  today: ResolvedLaw | null | undefined;
  caution: string | undefined;
}

interface CitedLawProps extends Pick<Row, 'law'> {
  /** That the text of the day of judgment is not the one it leads to. */
  caution: string | undefined;
}

/** What is cited, its article whole on a line where it is short. */
export function CitedLaw({ law, caution }: CitedLawProps) {
  const text = citedLawText(law);
  const { article = '' } = law;
  const whole = article !== '' && article.length <= WHOLE && text.endsWith(article);
  return (
    <span>
      {whole ? text.slice(0, -article.length) : text}
      {whole && <span className="ipr-nowrap">{article}</span>}
      {caution && <span className="ipr-note">（{caution}）</span>}
    </span>
  );
}

/** Whether the version of the day is known not to have the article. */
const lacks = ({ lawId }: Row['law'], today: Row['today']): boolean =>
  today !== undefined && today !== null && today.id === lawId && today.article === null;

/** The laws a document cites: the version of its day, and what has become of it. */
export function Laws({ document }: { document: Adjudication }) {
  const { data, error, loading, retry } = useLawsToday(document);
  const cautions = useDayCautions(document);
  const rows = document.citedLaws.map(
    (law, index): Row => ({ law, today: data?.[index], caution: cautions[index] }),
  );
  const status = ({ law, today }: Row) => {
    if (loading) return <span className="ipr-note">正在查询…</span>;
    if (error) {
      return (
        <Button type="link" size="small" onClick={retry}>
          没有查到，重试
        </Button>
      );
    }
    if (!today) return <span className="ipr-note">本站未收录</span>;
    if (!law.lawId || !today.id || law.lawId === today.id) {
      return (
        <span className="ipr-status" data-status={timelinessWord(today.timeliness).tone}>
          {standingInWords(today)}
        </span>
      );
    }
    return (
      <span className={styles.inText}>
        裁判后已修改，条号可能已变：
        <Link to={lawDetailLink({ id: law.lawId, compare: today.id, differing: true })}>对照</Link>{' '}
        <Link to={lawDetailLink({ id: today.id })}>现行文本</Link>
      </span>
    );
  };
  const columns: readonly FactColumn<Row>[] = [
    {
      label: '法条',
      cell: ({ law, today, caution }) =>
        law.lawId ? (
          <Link
            to={lawDetailLink({
              id: law.lawId,
              at: lacks(law, today) ? '' : articleAt(law.article),
              asOf: document.judgmentDate ?? '',
            })}
          >
            <CitedLaw law={law} caution={caution} />
          </Link>
        ) : (
          citedLawText(law)
        ),
    },
    { label: '今天的状态', cell: status },
  ];
  return (
    <FactTable
      caption="引用法条"
      room="little"
      columns={columns}
      rows={rows}
      rowKey={({ law }, index) => `${citedLawText(law)} ${index}`}
    />
  );
}
