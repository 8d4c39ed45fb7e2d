import type { PatentRecord } from '@/services/cnipr';
import { FigureImage, figureName } from './FigureImage';
import { useFigures } from './figures';
import { useNumerals } from './numerals';
import { ReadText } from './ReadText';

/** The drawing of the abstract, or the view that shows a design best. */
const BEST_VIEWS = ['立体图', '主视图'];

/** The abstract beside its drawing. */
export function Abstract({ record }: { record: PatentRecord }) {
  const { figures, open } = useFigures();
  const { inDescription } = useNumerals();
  const figure =
    figures.find(({ isAbstract }) => isAbstract) ??
    BEST_VIEWS.map((view) => figures.find(({ label }) => label === view)).find(Boolean);
  return (
    <div className="ipr-abstract-body">
      <p className="ipr-reading">
        {record.abstract ? <ReadText text={record.abstract} reader={inDescription} /> : '未提供'}
      </p>
      {figure && (
        <button
          type="button"
          className="ipr-figure"
          aria-label={`打开${figureName(figure)}`}
          onClick={() => open(figure)}
        >
          <FigureImage figure={figure} size="full" named />
          <span className="ipr-beside-caption">{figureName(figure)}</span>
        </button>
      )}
    </div>
  );
}
