import { Link, useLocation, useNavigate } from '@umijs/max';
import { useRef } from 'react';
import { usePageTitle } from '@/components/page/usePageTitle';
import { ExpressionBox, type ExpressionBoxHandle } from '@/components/search/ExpressionBox';
import { readQuery } from '@/components/search/readQuery';
import { SmartBox } from '@/components/search/SmartBox';
import { type PatentQuery, patentResultLink, patentSearchLink, readPatentSearch } from '@/links';
import { ExpressionHelp } from './ExpressionHelp';
import { SmartHelp } from './SmartHelp';

/** The same query in the other face; an expression that smart search produced says the same. */
function inMode(query: PatentQuery, mode: PatentQuery['mode']): PatentQuery {
  if (query.mode === mode) return query;
  return { mode, q: mode === 'expr' ? readQuery(query).expression : query.q, as: [] };
}

const MODES = [
  { mode: 'smart', name: '智能检索' },
  { mode: 'expr', name: '表达式检索' },
] as const;

/** The patent search page: one query, as plain input or as an expression. */
export default function SearchScreen() {
  usePageTitle('专利检索');
  const { search } = useLocation();
  const navigate = useNavigate();
  const box = useRef<ExpressionBoxHandle>(null);
  const query = readPatentSearch(search);
  const go = (next: PatentQuery) => navigate(patentResultLink(next));

  return (
    <div className="ipr-search">
      <h1>专利检索</h1>
      <nav className="ipr-modes" aria-label="检索方式">
        {MODES.map(({ mode, name }) => (
          <Link
            key={mode}
            to={patentSearchLink(inMode(query, mode))}
            aria-current={query.mode === mode ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {query.mode === 'smart' ? (
        <>
          <SmartBox size="large" query={query} autoFocus examples onSearch={go} />
          <SmartHelp />
        </>
      ) : (
        <>
          <ExpressionBox ref={box} query={query} onSearch={go} />
          <ExpressionHelp
            onInsert={(text) => box.current?.insert(text)}
            onFill={(expression) => box.current?.replace(expression)}
          />
        </>
      )}
    </div>
  );
}
