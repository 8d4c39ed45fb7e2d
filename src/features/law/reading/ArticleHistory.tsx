import { Link } from '@umijs/max';
import { DifferenceText } from '@/components/compare/DifferenceText';
import { PageDialog } from '@/components/dialog/PageDialog';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { type ArticleState, articleHistory } from '@/domain/law/articleHistory';
import { compareLaws, rowDifference } from '@/domain/law/compareLaws';
import { orderVersions } from '@/domain/law/timeliness';
import { lawDetailLink } from '@/links/law';
import type { LawRecord, LawVersion } from '@/services/data/law';
import { readLaw } from './lawRecords';
import { reported } from './useLaw';
import { versionName } from './VersionBar';
import styles from './versions.module.css';

const CHANGES: Readonly<Record<ArticleState['change'], string>> = {
  first: '最早的文本',
  same: '没有变化',
  renumbered: '只改条号',
  changed: '修改',
  removed: '删去',
  added: '新增',
};

interface History {
  versions: readonly LawVersion[];
  states: readonly ArticleState[];
}

async function load(record: LawRecord, article: string, signal: AbortSignal): Promise<History> {
  const versions = orderVersions(record.versions).filter(({ hasText }) => hasText);
  const laws = await Promise.all(versions.map(({ id }) => readLaw(id, signal)));
  const comparisons = laws.slice(1).map((law, i) => {
    const before = laws[i]?.text;
    return before && law.text ? compareLaws(before, law.text) : [];
  });
  const at = versions.findIndex(({ id }) => id === record.id);
  return { versions, states: articleHistory(comparisons, at, article) };
}

interface StateProps {
  state: ArticleState;
  before: ArticleState | undefined;
  version: LawVersion | undefined;
  here: boolean;
}

function HistoryState({ state, before, version, here }: StateProps) {
  const { change, piece } = state;
  const old = before?.piece;
  const parts =
    change === 'changed' && old && piece
      ? rowDifference({ kind: 'changed', before: old, after: piece })
      : undefined;
  return (
    <li>
      <p>
        <strong>{CHANGES[change]}</strong> {version && versionName(version)}{' '}
        {here ? (
          <span className="ipr-note">正在读的版本</span>
        ) : (
          version &&
          piece && (
            <Link to={lawDetailLink({ id: version.id, at: piece.key })}>读{piece.label}</Link>
          )
        )}
      </p>
      {piece && change !== 'same' && (
        <p className={styles.lawState}>
          {piece.label}　
          {parts ? <DifferenceText parts={parts} /> : change !== 'renumbered' && piece.text}
        </p>
      )}
    </li>
  );
}

interface Props {
  record: LawRecord;
  /** Key of the article. */
  article: string;
  label: string;
  onClose: () => void;
}

/** An article through the versions of its law, whatever its number was. */
export function ArticleHistory({ record, article, label, onClose }: Props) {
  const answer = useLatestAnswer(`${record.id}|${article}`, (signal) =>
    reported(load(record, article, signal)),
  );
  const { versions = [], states = [] } = answer.data ?? {};
  return (
    <PageDialog title={`${label}的沿革`} onClose={onClose} onLeave={onClose}>
      <div className={`${styles.lawHistory} ${styles.compareMarks}`}>
        {answer.error ? (
          <ErrorState title="各版本没有加载成功" error={answer.error} onRetry={answer.retry} />
        ) : !answer.data ? (
          <SkeletonLines widths={[60, 95, 80]} label="正在对照各版本" />
        ) : (
          <ol>
            {states.map((state, i) => (
              <HistoryState
                key={state.version}
                state={state}
                before={states[i - 1]}
                version={versions[state.version]}
                here={versions[state.version]?.id === record.id}
              />
            ))}
          </ol>
        )}
      </div>
    </PageDialog>
  );
}
