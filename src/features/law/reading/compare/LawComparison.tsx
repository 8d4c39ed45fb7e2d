import { Link, useLocation, useNavigate } from '@umijs/max';
import { Alert, Button, Checkbox, Flex } from 'antd';
import Tag from 'antd/es/tag';
import { Fragment, useMemo } from 'react';
import { absoluteAddress } from '@/address';
import compareStyles from '@/components/compare/compare.module.css';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { PageHead } from '@/components/page/PageHead';
import { usePageTitle } from '@/components/page/usePageTitle';
import frameStyles from '@/components/reading/frame.module.css';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { printPage } from '@/components/reading/printPage';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { WholeDates } from '@/components/reading/WholeDates';
import { ErrorState } from '@/components/state/ErrorState';
import { lawCitation } from '@/domain/law/citationText';
import { changedRows, compareLaws, countRows } from '@/domain/law/compareLaws';
import type { LawText } from '@/domain/law/lawText';
import { orderVersions } from '@/domain/law/timeliness';
import { titleText } from '@/domain/titleText';
import { lawDetailLink, readLawDetail } from '@/links/law';
import { TimelinessTag } from '../../TimelinessTag';
import { LawNotFound, NoText } from '../LawStates';
import { type ReadLaw, readLaw } from '../lawRecords';
import { isNoLaw, reported } from '../useLaw';
import comparisonStyles from './comparison.module.css';
import { KindTag, kindWord, LawRow } from './LawRows';

interface Pair {
  before: ReadLaw;
  after: ReadLaw;
}

/** A law, or null where there is none of this id. */
async function lawOrNone(id: string, signal: AbortSignal): Promise<ReadLaw | null> {
  try {
    return await readLaw(id, signal);
  } catch (error) {
    if (isNoLaw(error)) return null;
    throw error;
  }
}

/** Both versions, the older one first whichever the address names first; or the ids that no law has. */
async function loadPair(
  id: string,
  other: string,
  signal: AbortSignal,
): Promise<Pair | { missing: readonly string[] }> {
  const [a, b] = await Promise.all([lawOrNone(id, signal), lawOrNone(other, signal)]);
  if (!a || !b) return { missing: [...(a ? [] : [id]), ...(b ? [] : [other])] };
  const [first] = orderVersions([a.record, b.record]);
  return first?.id === a.record.id ? { before: a, after: b } : { before: b, after: a };
}

/** Whether the two are versions of one law; undefined where their records do not tell. */
function isOneLaw({ before, after }: Pair): boolean | undefined {
  const ids = [before, after].map(({ record }) => record.versions.map(({ id }) => id));
  if (ids.every((own) => own.length === 0)) return undefined;
  return ids[0]?.includes(after.record.id) === true || ids[1]?.includes(before.record.id) === true;
}

const NO_TEXT: LawText = { front: [], blocks: [] };

interface ColumnHeadProps {
  side: string;
  law: ReadLaw;
}

/** Its side and number, its day as the name, and what decides: as other comparisons have it. */
function ColumnHead({ side, law }: ColumnHeadProps) {
  const { id, docNumber, promulgationDate, effectiveDate, timeliness, doubt } = law.record;
  return (
    <th scope="col">
      <span className="ipr-facts">
        <Tag>{side}</Tag>
        {docNumber && <span className="ipr-num"> {docNumber}</span>}
      </span>{' '}
      <Link to={lawDetailLink({ id })} className={compareStyles.compareTitle ?? ''}>
        <WholeDates>
          {promulgationDate ? `${promulgationDate} 公布` : lawCitation(law.record)}
        </WholeDates>
      </Link>{' '}
      <span className="ipr-facts">
        <span>
          <WholeDates>{effectiveDate ? `${effectiveDate} 起施行` : '施行日期不详'}</WholeDates>
        </span>{' '}
        <TimelinessTag timeliness={timeliness} doubt={doubt} />
      </span>
    </th>
  );
}

const KINDS = ['changed', 'added', 'removed', 'renumbered', 'same'] as const;

/** Names of the columns, and of the table by ear. */
const SIDES = {
  versions: ['旧版本', '新版本', '左列为旧版本，右列为新版本，各行为一条'],
  laws: ['法规一', '法规二', '左右各为一部法规，各行为一条'],
} as const;

interface TableProps {
  pair: Pair;
  differing: boolean;
  /** The two are different laws. */
  apart: boolean;
  onDiffering: (differing: boolean) => void;
}

function Table({ pair, differing, apart, onDiffering }: TableProps) {
  const [first, second, caption] = SIDES[apart ? 'laws' : 'versions'];
  const { before, after } = pair;
  const rows = useMemo(
    () => compareLaws(before.text ?? NO_TEXT, after.text ?? NO_TEXT),
    [before, after],
  );
  const counts = countRows(rows);
  const shown = differing ? changedRows(rows) : rows;
  const ids = useMemo(
    () => ({ before: before.record.id, after: after.record.id }),
    [before, after],
  );
  return (
    <>
      <Flex wrap gap="4px 24px" align="center" className={compareStyles.compareLegend}>
        <p className="ipr-note">
          <del>删去的文字</del> <ins>新增的文字</ins>；相同或最相近的条文排在同一行
        </p>
        <Flex component="p" wrap gap={8} role="status">
          {KINDS.filter((kind) => counts[kind] > 0).map((kind, index) => (
            <Fragment key={kind}>
              {index > 0 && <span className="ipr-visually-hidden">，</span>}
              <KindTag kind={kind}>
                {kindWord(kind)} {counts[kind]} 条
              </KindTag>
            </Fragment>
          ))}
        </Flex>
      </Flex>
      <table className={`${compareStyles.compareTable} ${comparisonStyles.lawTable}`}>
        <caption className="ipr-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td>
              <Checkbox checked={differing} onChange={({ target }) => onDiffering(target.checked)}>
                只看不同
              </Checkbox>
            </td>
            <ColumnHead side={first} law={before} />
            <ColumnHead side={second} law={after} />
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <LawRow key={`${row.before?.key}|${row.after?.key}`} row={row} ids={ids} />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && (
        <p className="ipr-state">{apart ? '两部法规' : '两个版本'}的条文没有不同。</p>
      )}
    </>
  );
}

/** Two versions of a law side by side, aligned by article, with what an amendment changed. */
export default function LawComparison() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = readLawDetail(search);
  const { id, compare, differing, from } = state;
  const answer = useLatestAnswer(`${id}|${compare}`, (signal) =>
    reported(loadPair(id, compare, signal)),
  );
  const pair = answer.data && 'before' in answer.data ? answer.data : undefined;
  const oneLaw = pair && isOneLaw(pair);
  const what = oneLaw === false ? '两部法规对照' : '版本对照';
  const title = pair ? `${titleText(pair.after.record.title)}：${what}` : '版本对照';
  usePageTitle(title);
  if (answer.data && 'missing' in answer.data) {
    return <LawNotFound id={id} missing={answer.data.missing} from={from} />;
  }
  if (answer.error) {
    return (
      <ErrorState
        title="两个版本没有加载成功"
        error={answer.error}
        onRetry={answer.retry}
        level={1}
      />
    );
  }
  if (!pair) return <ReadingSkeleton title="版本对照" label="正在加载版本对照" />;
  const { before, after } = pair;
  const silent = [before, after].find(({ text }) => text === undefined);
  return (
    <article className={compareStyles.compare} aria-busy={answer.loading}>
      <PageHead
        back={
          <Link className={frameStyles.recordReturn} to={lawDetailLink({ id, from })}>
            返回正文
          </Link>
        }
        title={title}
      >
        <Button onClick={printPage}>打印</Button>
      </PageHead>
      <PrintFacts address={absoluteAddress(lawDetailLink({ id, compare, differing }))} />
      {oneLaw === false && (
        <Alert
          showIcon
          type="warning"
          role="note"
          title={`这是两部不同的法规，不是同一部法规的两个版本：${titleText(before.record.title)}；${titleText(after.record.title)}。下面只比较文字，不表示一部修改了另一部。`}
        />
      )}
      {silent ? (
        <NoText record={silent.record} />
      ) : (
        <Table
          pair={pair}
          differing={differing}
          apart={oneLaw === false}
          onDiffering={(next) =>
            navigate(lawDetailLink({ ...state, differing: next }), { replace: true })
          }
        />
      )}
    </article>
  );
}
