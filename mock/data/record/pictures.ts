import type { DesignView, Drawing, PatentRecord } from '../../contract';
import type { Blueprint } from '../blueprint/blueprint';
import { VIEWS } from '../drawing/design';
import { conceptOf } from '../text/concept';
import { figuresOf } from '../text/figures';

/** Address of a drawing or view; the mock draws it when asked. */
function drawingUrl(id: string, no: number, thumb: boolean): string {
  const query = `id=${encodeURIComponent(id)}&no=${no}${thumb ? '&thumb=1' : ''}`;
  return `/cnipr-service/api/front/patent/drawing?${query}`;
}

/** Drawings of a technical patent or views of a design, as addresses. */
export function picturesOf(blueprint: Blueprint): Pick<PatentRecord, 'drawings' | 'designViews'> {
  const { id, subject } = blueprint;
  const urls = (no: number) => ({
    url: drawingUrl(id, no, false),
    thumbUrl: drawingUrl(id, no, true),
  });
  if (subject.kind === 'design') {
    const designViews: DesignView[] = VIEWS.map((kind, index) => ({
      no: index + 1,
      kind,
      ...urls(index + 1),
    }));
    return { designViews };
  }
  const drawings: Drawing[] = figuresOf(blueprint, conceptOf(blueprint)).map(
    ({ no, caption, numerals }) => ({
      no,
      label: `图${no}`,
      caption,
      ...urls(no),
      isAbstract: no === 1,
      numerals: [...numerals],
    }),
  );
  return { drawings };
}
