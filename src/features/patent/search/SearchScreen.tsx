import { Link, useLocation, useNavigate } from '@umijs/max';
import { Suspense } from 'react';
import { usePageTitle } from '@/components/page/usePageTitle';
import { readQuery } from '@/components/search/readQuery';
import { SkeletonLines } from '@/components/state/Skeleton';
import {
  type PatentFace,
  type PatentSearchState,
  patentResultLink,
  patentSearchLink,
  readPatentSearch,
} from '@/links/patent';
import { FACES, faceEntry } from './faces/faces';

/** The same query in another face; an expression that smart search produced says the same. */
function inFace(state: PatentSearchState, face: PatentFace): PatentSearchState {
  const mode = face === 'smart' ? 'smart' : 'expr';
  if (state.mode === mode) return { ...state, face };
  const q = mode === 'expr' ? readQuery(state).expression : state.q;
  return { ...state, face, mode, q, as: [] };
}

/** The patent search page: one query in several faces. */
export default function SearchScreen() {
  usePageTitle('专利检索');
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = readPatentSearch(search);
  const { Face } = faceEntry(state.face);

  return (
    <div className="ipr-search">
      <h1>专利检索</h1>
      <nav className="ipr-modes" aria-label="检索方式">
        {FACES.map(({ face, name }) => (
          <Link
            key={face}
            to={patentSearchLink(inFace(state, face))}
            aria-current={state.face === face ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<SkeletonLines widths={[100, 60, 80]} />}>
        <Face
          state={state}
          onSearch={(query, scope) => navigate(patentResultLink({ ...state, ...scope, ...query }))}
        />
      </Suspense>
    </div>
  );
}
