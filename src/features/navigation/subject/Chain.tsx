import { useNavigate } from '@umijs/max';
import { useCallback, useMemo, useRef, useState } from 'react';
import { findInChain, flattenChain } from '@/domain/navigation/chain';
import { CHAIN_VIEWS, type ChainView, type SubjectState, subjectLink } from '@/links/landing';
import type { SubjectDetail } from '@/services/nav';
import { written } from '../wording';
import { ChainMap } from './ChainMap';
import { ChainOutline } from './ChainOutline';
import { SCALES, withinScales } from './usePan';

const VIEW_NAMES: Readonly<Record<ChainView, string>> = { map: '图', outline: '目录' };

interface Props {
  subject: SubjectDetail;
  state: SubjectState;
}

/** The industry chain with its tools: drawing or outline, search in it, zoom. */
export function Chain({ subject, state }: Props) {
  const { chain, city } = subject;
  const { node: chosen, view } = state;
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [words, setWords] = useState('');
  const nodes = useMemo(() => flattenChain(chain), [chain]);
  const hits = useMemo(() => findInChain(nodes, words), [nodes, words]);
  const found = useMemo(() => new Set(hits.map(({ id }) => id)), [hits]);
  const linkTo = useCallback(
    (id: string) => subjectLink({ subject: state.subject, view, node: id }),
    [state.subject, view],
  );
  const chosenNode = nodes.find(({ id }) => id === chosen);
  const [first] = hits;
  const goToFirst = () => {
    if (!first) return;
    box.current?.querySelector<HTMLElement>(`[data-id="${first.id}"]`)?.focus();
  };
  const common = { roots: chain, nodes, found, chosen, city: city.name, linkTo, box };

  return (
    <section className="ipr-chain" aria-labelledby="chain-title">
      <div className="ipr-chain-tools">
        <h2 id="chain-title">产业链</h2>
        <div className="ipr-choice" role="group" aria-label="显示方式">
          {CHAIN_VIEWS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              onClick={() => navigate(subjectLink({ ...state, view: one }))}
            >
              {VIEW_NAMES[one]}
            </button>
          ))}
        </div>
        <search className="ipr-chain-search" aria-label="查找环节">
          <input
            className="ipr-input"
            type="search"
            aria-label="在产业链中查找环节，按 Enter 到第一个"
            placeholder="在产业链中查找"
            value={words}
            maxLength={30}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && goToFirst()}
          />
        </search>
        {view === 'map' && (
          <div className="ipr-choice" role="group" aria-label="缩放">
            <button
              type="button"
              aria-label="缩小"
              disabled={scale <= SCALES.least}
              onClick={() => setScale(withinScales(scale - SCALES.step))}
            >
              −
            </button>
            <button
              type="button"
              aria-label={`原大，现在是 ${Math.round(scale * 100)}%`}
              onClick={() => setScale(1)}
            >
              {Math.round(scale * 100)}%
            </button>
            <button
              type="button"
              aria-label="放大"
              disabled={scale >= SCALES.most}
              onClick={() => setScale(withinScales(scale + SCALES.step))}
            >
              ＋
            </button>
          </div>
        )}
        <p className="ipr-chain-said" role="status">
          {words.trim()
            ? hits.length > 0
              ? `找到 ${hits.length} 个环节，按 Enter 到第一个。`
              : '没有名称中有这些字的环节。'
            : chosenNode
              ? `已选“${chosenNode.name}”，指标在下方。`
              : `共 ${written(nodes.length)} 个环节，选一个看指标。`}
        </p>
      </div>
      {view === 'map' ? (
        <ChainMap {...common} scale={scale} onScale={setScale} />
      ) : (
        <ChainOutline {...common} />
      )}
      <p className="ipr-chart-source">
        每个环节后为全部件数／{city.name}件数；百分数为最近三个完整年的申请较此前三年的增长。
        一件专利可属于几个环节，各环节件数不能相加。来源：专利检索服务，
        <time dateTime={subject.asOf}>{subject.asOf}</time>。
      </p>
      <ul className="ipr-chain-paper">
        {nodes.map(({ id, level, name, total, cityTotal }) => (
          <li key={id} data-level={level}>
            {name} {written(total)}／{written(cityTotal)}
          </li>
        ))}
      </ul>
    </section>
  );
}
