import { useMemo } from 'react';
import { AnchorLink } from '@/components/reading/AnchorLink';
import { placeKey } from '@/components/reading/placeKey';
import type { PatentRecord } from '@/services/cnipr';
import { FigureImage, figureName } from './FigureImage';
import { figureGroups } from './figureGroups';
import { useFigures } from './figures';
import { NumeralLegend } from './NumeralLegend';
import { useNumerals } from './numerals';
import { ReadText } from './ReadText';
import recordStyles from './record.module.css';
import recordTextStyles from './recordText.module.css';

type Section = NonNullable<PatentRecord['description']>['sections'][number];

/** The list of the figures names them all and needs none beside it. */
const FIGURE_LIST = /附图说明/;

/** Figures shown beside their text; more of them wait behind the mention in the text. */
const SHOWN_BESIDE = 3;

const headingId = (index: number) => `description-${index + 1}`;

/** The figures that a stretch of text names, as small pictures that open. */
function FiguresBeside({ numbers }: { numbers: readonly number[] }) {
  const { figures, open } = useFigures();
  const shown = figures
    .filter(({ no }) => no !== undefined && numbers.includes(no))
    .slice(0, SHOWN_BESIDE);
  if (shown.length === 0) return null;
  return (
    <div className={recordStyles.beside}>
      {shown.map((figure, index) => (
        <button key={placeKey(index, figure.no)} type="button" onClick={() => open(figure)}>
          <FigureImage figure={figure} size="thumb" named />
          <span className={recordStyles.besideCaption}>{figureName(figure)}</span>
        </button>
      ))}
    </div>
  );
}

function DescriptionSection({
  section,
  heading,
  id,
}: {
  section: Section;
  heading: string;
  id: string;
}) {
  const { inDescription } = useNumerals();
  const groups = useMemo(() => figureGroups(section.paragraphs), [section]);
  return (
    <>
      <h3 id={id} tabIndex={-1}>
        {heading}
      </h3>
      {groups.map(({ figures, paragraphs }, index) => (
        <div key={placeKey(index, paragraphs[0]?.no)} className={recordStyles.figureGroup}>
          <div className="ipr-reading">
            {paragraphs.map(({ no, text }, at) => (
              <p key={placeKey(at, no)} className={recordTextStyles.paragraph}>
                <span className={`${recordTextStyles.paragraphNo} ipr-num`}>{no}</span>
                <ReadText text={text} field="DESC" reader={inDescription} />
              </p>
            ))}
          </div>
          {!FIGURE_LIST.test(section.heading) && <FiguresBeside numbers={figures} />}
        </div>
      ))}
    </>
  );
}

/** The description by headings, with numbered paragraphs and the figures beside their text. */
export function Description({ record }: { record: PatentRecord }) {
  const sections = record.description?.sections ?? [];
  if (sections.length === 0) return <p>未提供</p>;
  const headingOf = (index: number) => sections[index]?.heading || `第 ${index + 1} 部分`;
  return (
    <>
      <nav className={recordTextStyles.headings} aria-label="说明书各部分">
        {sections.map(({ heading }, index) => (
          <AnchorLink key={placeKey(index, heading)} to={headingId(index)}>
            {headingOf(index)}
          </AnchorLink>
        ))}
      </nav>
      <NumeralLegend />
      {sections.map((section, index) => (
        <DescriptionSection
          key={placeKey(index, section.heading)}
          section={section}
          heading={headingOf(index)}
          id={headingId(index)}
        />
      ))}
    </>
  );
}
