import { useMemo } from 'react';
import { Chart } from '@/components/chart/Chart';
import { ErrorState } from '@/components/state/ErrorState';
import type { BlockDefinition } from './blocks/block';
import type { StatisticsScope } from './blocks/scope';
import { CiteButton } from './CiteButton';
import { useInView } from './useInView';
import { useSeries } from './useSeries';

interface Props {
  block: BlockDefinition;
  scope: StatisticsScope;
  /** Address of the page, for the citation. */
  address: string;
  /** Loads at once, not when it comes into view. */
  eager?: boolean;
}

const NO_LINKS = () => undefined;

/** A chart of the page: asked for when it comes into view; its failure is its own. */
export function ChartBlock({ block, scope, address, eager = false }: Props) {
  const [place, seen] = useInView<HTMLDivElement>();
  const answer = useSeries(seen || eager ? block.questions(scope) : undefined);
  const { data, current, error } = answer;
  const built = useMemo(
    () => (data && current ? block.build(data, scope) : undefined),
    [block, data, current, scope],
  );
  const coming = useMemo(
    () => ({
      ...block.coming,
      title: block.title,
      scope: '',
      definition: block.definition,
      // As long as what will stand there, so that nothing below moves.
      source: '正在统计，来源和统计日完成后注明',
      asOf: '—',
      data: undefined,
    }),
    [block],
  );
  const description = built?.description ?? coming;
  const { title, scope: what, source, asOf } = description;
  return (
    <div
      ref={place}
      className="ipr-statistics-block"
      data-block={block.key}
      data-keyed={block.coming.stacked}
    >
      {error ? (
        <ErrorState title={`${block.title}没有统计成功`} error={error} onRetry={answer.retry} />
      ) : (
        <>
          <Chart description={description} linkOf={built?.linkOf ?? NO_LINKS} />
          <div className="ipr-statistics-below">
            {built?.notes.map((note) => (
              <p key={note} className="ipr-note">
                {note}
              </p>
            ))}
            {built && (
              <CiteButton
                of={{
                  finding: description.data?.finding ?? '',
                  title,
                  scope: what,
                  source,
                  asOf,
                  address,
                }}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}
