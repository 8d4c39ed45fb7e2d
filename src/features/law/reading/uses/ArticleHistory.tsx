import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { DifferenceText } from '@/components/compare/DifferenceText';
import type { Latest } from '@/components/list/useLatestAnswer';
import { LateTimeline } from '@/components/page/LateTimeline';
import partsStyles from '@/components/page/parts.module.css';
import readingStyles from '@/components/reading/reading.module.css';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { type ArticleState, versionSpan } from '@/domain/law/articleHistory';
import { articleSpellings, shownSpelling } from '@/domain/law/articleSpellings';
import { rowDifference } from '@/domain/law/compareLaws';
import { orderVersions } from '@/domain/law/timeliness';
import { adjudicationListLink } from '@/links/adjudication';
import { lawDetailLink } from '@/links/law';
import type { LawRecord } from '@/services/data/law';
import { versionName } from '../VersionNotice';
import styles from '../versions.module.css';
import type { History } from './history';

const CHANGES: Readonly<Record<ArticleState['change'], string>> = {
  first: '最早的文本',
  same: '没有变化',
  renumbered: '只改条号',
  changed: '修改',
  removed: '删去',
  added: '新增',
};

/** The judgments of the time of a version that name the article by its number of that time. */
function JudgmentsThen({ record, state, history }: { record: LawRecord } & HistoryOf) {
  const version = history.versions[state.version];
  const number = state.piece?.key ?? '';
  const [spelling] = articleSpellings(record.title, number);
  // A version without text ends the time of the one before it as well.
  const all = orderVersions(record.versions);
  const next = all[all.findIndex(({ id }) => id === version?.id) + 1];
  const span = version && versionSpan(version, next);
  if (!spelling || !span) return null;
  return (
    <Link to={adjudicationListLink({ q: spelling, ...span, sort: '-judgmentDate' })}>
      这一时期写着“{shownSpelling(spelling)}”的裁判文书
    </Link>
  );
}

interface HistoryOf {
  state: ArticleState;
  history: History;
}

interface StateProps extends HistoryOf {
  record: LawRecord;
  before: ArticleState | undefined;
}

function HistoryState({ record, state, before, history }: StateProps) {
  const { change, piece } = state;
  const version = history.versions[state.version];
  const old = before?.piece;
  const parts =
    change === 'changed' && old && piece
      ? rowDifference({ kind: 'changed', before: old, after: piece })
      : undefined;
  return (
    <>
      <Flex component="p" wrap gap="4px 16px" align="center" className={readingStyles.inText}>
        <span>{version && versionName(version)}</span>
        {version?.id === record.id ? (
          <span className="ipr-note">正在读的版本</span>
        ) : (
          version &&
          piece && (
            <Link to={lawDetailLink({ id: version.id, at: piece.key })}>读{piece.label}</Link>
          )
        )}
        <JudgmentsThen record={record} state={state} history={history} />
      </Flex>
      {piece && change !== 'same' && (
        <p className={`${partsStyles.quoted} ${styles.lawState}`}>
          {piece.label}　
          {parts ? <DifferenceText parts={parts} /> : change !== 'renumbered' && piece.text}
        </p>
      )}
    </>
  );
}

interface Props {
  record: LawRecord;
  /** Its way through the versions, on its way or there. */
  answer: Latest<History>;
}

/** An article through the versions of its law, whatever its number was. */
export function ArticleHistory({ record, answer }: Props) {
  const history = answer.data;
  if (answer.error) {
    return (
      <ErrorState
        title="各版本没有加载成功"
        error={answer.error}
        onRetry={answer.retry}
        retrying={answer.loading}
      />
    );
  }
  if (!history) return <SkeletonLines widths={[60, 95, 80]} label="正在对照各版本" />;
  const { states, versions } = history;
  return (
    <>
      {versions.length < 2 && (
        <p className="ipr-note">本平台只收录了这部法一个版本的正文，看不到它怎样变来。</p>
      )}
      <LateTimeline
        titleSpan="4em"
        items={states.map((state, i) => ({
          key: state.version,
          ...(state.change === 'same' && { color: 'gray' }),
          title: <strong>{CHANGES[state.change]}</strong>,
          content: (
            <HistoryState record={record} state={state} before={states[i - 1]} history={history} />
          ),
        }))}
      />
    </>
  );
}
