import { useNavigate } from '@umijs/max';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import { useListKeys } from '@/components/list/keys/useListKeys';
import { ROW } from '@/components/list/keys/useRowKeys';
import { ListSection } from '@/components/list/screen/ListSection';
import { ListStates } from '@/components/list/screen/ListStates';
import { pageCount } from '@/components/list/screen/Pager';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { Latest } from '@/components/list/useLatestAnswer';
import { copyText } from '@/components/reading/copyText';
import { lawCitation } from '@/domain/law/citationText';
import { type LawListState, lawDetailLink } from '@/links/law';
import { LAW } from '../noun';
import { EmptyLaws } from './emptied/EmptyLaws';
import { LawRow } from './LawRow';
import { JUMP_LIMIT } from './request';
import type { FoundLaws } from './useLawSearch';

const LawKeys = lazy(() => import('./LawKeys'));

const SKELETON = [46, 78, 60, 88] as const;

interface Props {
  state: LawListState;
  answer: Latest<FoundLaws>;
  onTurn: (page: number) => void;
  onChange: (change: Partial<LawListState>) => void;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
  /** What the shortcut of export does; undefined where nothing can be exported. */
  onExport?: (() => void) | undefined;
}

/** The laws of one page; they stay as they are while the next page is on its way. */
const LawRows = memo(function LawRows({ found, asOf }: { found: FoundLaws; asOf: string }) {
  return (
    <ol className="ipr-rows" start={found.first} aria-label="检索到的法律法规">
      {found.content.map((law, index) => (
        <li key={law.id} {...{ [ROW]: law.id }}>
          <LawRow law={law} place={found.first + index} from={found.from} asOf={asOf} />
        </li>
      ))}
    </ol>
  );
});

/** The rows of the present page, or what there is instead, and the way to the other pages. */
export function LawList({ state, answer, onTurn, onChange, helpOpen, onHelp, onExport }: Props) {
  const { data: found, error, loading } = answer;
  const { page, size, asOf } = state;
  const list = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const [copied, setCopied] = useState('');

  const copy = (id: string) => {
    const law = found?.content.find((one) => one.id === id);
    if (!law) return '';
    const text = lawCitation(law);
    copyText(text).then((done) => setCopied(`${done ? '已复制' : '请手动复制'}：${text}`));
    return '';
  };
  const said = useListKeys(list, {
    noun: LAW,
    ready: !loading && !error,
    page,
    last: pageCount(found?.totalElements ?? 0, size, JUMP_LIMIT),
    onPage: (to) => onChange({ page: to }),
    onReach: () => setCopied(''),
    onOpen: (id) => {
      if (found) navigate(lawDetailLink({ id, asOf, from: found.from }));
    },
    onRowKey: (key) => (key === 'c' ? copy : undefined),
    onHelp: () => onHelp(true),
    onExport,
  });

  return (
    <ListSection
      ref={list}
      loading={loading}
      stale={loading && Boolean(found)}
      said={said || copied}
      pages={
        found && !error
          ? { page, size, total: found.totalElements, limit: JUMP_LIMIT, onPage: onTurn }
          : undefined
      }
      after={
        helpOpen && (
          <Suspense fallback={null}>
            <LawKeys canExport={onExport !== undefined} onClose={() => onHelp(false)} />
          </Suspense>
        )
      }
    >
      <ListStates
        answer={answer}
        countOf={({ totalElements, content }) => ({
          total: totalElements,
          listed: content.length,
        })}
        skeleton={<RowsSkeleton view="list" lines={SKELETON} rows={5} />}
        empty={<EmptyLaws state={state} />}
        page={page}
        size={size}
        limit={JUMP_LIMIT}
        onTurn={onTurn}
      >
        {(rows) => <LawRows found={rows} asOf={asOf} />}
      </ListStates>
    </ListSection>
  );
}
