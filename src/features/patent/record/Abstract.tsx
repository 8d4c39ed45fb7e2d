import type { PatentRecord } from '@/services/cnipr';
import { FigureImage, figureName } from './FigureImage';
import { mainFigureOf, useFigures } from './figures';
import { useNumerals } from './numerals';
import { ReadText } from './ReadText';

/** The abstract beside its drawing. */
export function Abstract({ record }: { record: PatentRecord }) {
  const { figures, open } = useFigures();
  const { inDescription } = useNumerals();
  const figure = mainFigureOf(figures);
  return (
    <div className="ipr-abstract-body">
      <p className="ipr-reading">
        {record.abstract ? (
          <ReadText text={record.abstract} field="AB" reader={inDescription} />
        ) : (
          '未提供'
        )}
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
