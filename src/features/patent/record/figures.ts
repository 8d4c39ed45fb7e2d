import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { findPatent, type PatentRecord } from '@/services/cnipr';

/** A drawing of the description or a view of a design. */
export interface Figure {
  /** Undefined when it is not known. */
  no: number | undefined;
  /** 图1, or the kind of view. */
  label: string;
  caption: string | undefined;
  /** '' when it is not known: then there is nothing to look at. */
  url: string;
  thumbUrl: string;
  isAbstract: boolean;
  /** Reference numerals it carries; undefined when the record does not tell. */
  numerals: readonly string[] | undefined;
}

/** Drawings of a record, or for a design its views. */
function figuresOf({ drawings = [], designViews = [] }: PatentRecord): Figure[] {
  return [
    ...drawings.map(({ no, label, caption, url, thumbUrl, isAbstract, numerals }) => ({
      no,
      label: label || (no === undefined ? '附图' : `图${no}`),
      caption,
      url: url || thumbUrl,
      thumbUrl: thumbUrl || url,
      isAbstract: isAbstract === true,
      numerals,
    })),
    ...designViews.map(({ no, kind, url, thumbUrl }) => ({
      no,
      label: kind || '视图',
      caption: undefined,
      url: url || thumbUrl,
      thumbUrl: thumbUrl || url,
      isAbstract: false,
      numerals: undefined,
    })),
  ];
}

/** The views that show a design best. */
const BEST_VIEWS = ['立体图', '主视图'];

/** The drawing of the abstract, or the view that shows a design best. */
export function mainFigureOf(figures: readonly Figure[]): Figure | undefined {
  return (
    figures.find(({ isAbstract }) => isAbstract) ??
    BEST_VIEWS.map((view) => figures.find(({ label }) => label === view)).find(Boolean)
  );
}

export interface Figures {
  figures: readonly Figure[];
  /** Counts how often the addresses were fetched anew. */
  version: number;
  /**
   * Fetches the record again for new addresses, because those of services expire. Pictures that
   * fail together share one call; one that failed with older addresses causes none.
   */
  renew: (failedVersion: number) => Promise<void>;
  /** Opens the viewer. */
  open: (figure: Figure) => void;
}

const NO_FIGURES: Figures = {
  figures: [],
  version: 0,
  renew: () => Promise.resolve(),
  open: () => {},
};

export const FiguresContext = createContext<Figures>(NO_FIGURES);

/** The figures of the record being read. */
export const useFigures = (): Figures => useContext(FiguresContext);

/** The figures of a record, whose addresses can be fetched anew. */
export function useRecordFigures(record: PatentRecord, open: (figure: Figure) => void): Figures {
  const [renewed, setRenewed] = useState<{
    of: PatentRecord;
    record: PatentRecord;
    version: number;
  }>();
  const running = useRef<Promise<void>>(undefined);
  const fresh = renewed?.of === record ? renewed : { record, version: 0 };
  const renew = useCallback(
    (failedVersion: number): Promise<void> => {
      if (failedVersion < fresh.version) return Promise.resolve();
      running.current ??= findPatent(record.id, { skipErrorHandler: true })
        .then(
          (again) => setRenewed({ of: record, record: again, version: failedVersion + 1 }),
          () => setRenewed({ of: record, record: fresh.record, version: failedVersion + 1 }),
        )
        .finally(() => {
          running.current = undefined;
        });
      return running.current;
    },
    [record, fresh.record, fresh.version],
  );
  const figures = useMemo(() => figuresOf(fresh.record), [fresh.record]);
  return useMemo(
    () => ({ figures, version: fresh.version, renew, open }),
    [figures, fresh.version, renew, open],
  );
}
