import type { PatentRecord } from '@/services/cnipr';
import { FigureImage } from '../../record/FigureImage';
import { FiguresContext, mainFigureOf, useRecordFigures } from '../../record/figures';

const open = () => {};

/** The drawing that stands for a patent, or for a design its first view. */
export function MainFigure({ record }: { record: PatentRecord }) {
  const figures = useRecordFigures(record, open);
  const figure = mainFigureOf(figures.figures) ?? figures.figures[0];
  if (!figure) return '—';
  return (
    <FiguresContext value={figures}>
      <FigureImage figure={figure} size="thumb" />
    </FiguresContext>
  );
}
