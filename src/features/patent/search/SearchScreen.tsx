import { useLocation, useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { PageHead } from '@/components/page/PageHead';
import { PageTabs } from '@/components/page/PageTabs';
import { usePageTitle } from '@/components/page/usePageTitle';
import { SmartBox } from '@/components/search/SmartBox';
import { forgetTabDraft } from '@/components/search/useTabDraft';
import { SkeletonLines } from '@/components/state/Skeleton';
import {
  type PatentFace,
  type PatentQuery,
  type PatentScope,
  patentResultLink,
  readPatentSearch,
} from '@/links/patent';
import { SetScope } from './batch/SetScope';
import { ExpressionFace } from './faces/ExpressionFace';
import type { FaceProps } from './faces/face';
import { useFaceDrafts } from './faces/useFaceDrafts';
import { HistoryShelf } from './history/HistoryShelf';
import { SmartHome } from './home/SmartHome';
import { QuickScope } from './scope/QuickScope';
import styles from './search.module.css';

/** Plain input: words, names, numbers, dates and classes. */
function SmartFace({ state, onSearch, onDraft }: FaceProps) {
  return (
    <SmartBox
      size="large"
      query={state}
      autoFocus
      examples
      onSearch={(query) => onSearch(query)}
      onDraft={onDraft}
    />
  );
}

interface FaceEntry {
  face: PatentFace;
  name: string;
  Face: ComponentType<FaceProps>;
}

const NumberListFace = lazy(() => import('./batch/NumberListFace'));

const SMART: FaceEntry = { face: 'smart', name: '智能检索', Face: SmartFace };

/** The faces of the search page in the order of their tabs. */
const FACES: readonly FaceEntry[] = [
  SMART,
  { face: 'form', name: '表单检索', Face: lazy(() => import('./form/FormFace')) },
  { face: 'expr', name: '表达式检索', Face: ExpressionFace },
  {
    face: 'class',
    name: '分类检索',
    Face: lazy(() => import('./classification/ClassificationFace')),
  },
  { face: 'batch', name: '号单检索', Face: NumberListFace },
];

function faceEntry(face: PatentFace): FaceEntry {
  return FACES.find((entry) => entry.face === face) ?? SMART;
}

/** The patent search page: one query in several faces. */
export default function SearchScreen() {
  usePageTitle('专利检索');
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readPatentSearch(search), [search]);
  const { begun, kept, note, onDraft, linkTo, here } = useFaceDrafts(state);
  const { Face } = faceEntry(state.face);

  const latest = useRef({ here, navigate });
  useEffect(() => {
    latest.current = { here, navigate };
  });
  const onSearch = useCallback(
    (query: PatentQuery, scope?: Partial<PatentScope>) => {
      // What other faces began empty and handed on has been sent with it.
      for (const { face } of FACES) forgetTabDraft(face);
      const { to, state: typed } = latest.current.here({ ...scope, ...query });
      // Back from the result comes to what was sent.
      latest.current.navigate(to, { replace: true, state: typed });
      latest.current.navigate(patentResultLink({ ...state, ...scope, ...query }));
    },
    [state],
  );
  // The same element as long as the address stays: typing draws the tabs anew, not the face.
  const face = useMemo(
    () => <Face state={begun} kept={kept} note={note} onSearch={onSearch} onDraft={onDraft} />,
    [Face, begun, kept, note, onSearch, onDraft],
  );

  const narrow = (scope: Partial<PatentScope>) => {
    const { to, state: typed } = here(scope);
    navigate(to, { replace: true, state: typed });
  };

  // The box comes first where there is one.
  const smart = state.face === 'smart';
  const scope = <QuickScope scope={state} onChange={narrow} />;
  return (
    <Flex vertical gap={16}>
      <PageHead title="专利检索" />
      <Flex vertical gap={16} className="ipr-sheet">
        <HistoryShelf toExpression={linkTo('expr')}>
          <PageTabs
            label="检索方式"
            current={state.face}
            tabs={FACES.map(({ face: key, name }) => ({ key, name, ...linkTo(key) }))}
          />
        </HistoryShelf>
        {!smart && scope}
        {state.set !== '' && state.face !== 'batch' && (
          <SetScope set={state.set} onDrop={() => narrow({ set: '' })} />
        )}
        <Suspense
          fallback={
            <div className={styles.faceWaiting}>
              <SkeletonLines widths={[100, 60, 80]} />
            </div>
          }
        >
          {face}
        </Suspense>
        {smart && scope}
      </Flex>
      {smart && <SmartHome />}
    </Flex>
  );
}
