import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { AnchorLink } from '@/components/reading/AnchorLink';
import { placeKey } from '@/components/reading/placeKey';
import type { PatentRecord } from '@/services/cnipr';
import { FigureImage, figureName } from './FigureImage';
import { useFigures } from './figures';
import { useNumerals } from './numerals';
import { ReadText } from './ReadText';
import recordStyles from './record.module.css';
import recordTextStyles from './recordText.module.css';

/** The parts of the drawings; each can be pointed at, focused or chosen like its uses in the text. */
function NumeralLegend() {
  const { legend } = useNumerals();
  if (legend.length === 0) return null;
  return (
    <details className={`${recordTextStyles.legend} ipr-no-print`}>
      <summary>
        附图标记 <span className="ipr-num">{legend.length}</span> 个
      </summary>
      <p className="ipr-note">
        指向一个标记，正文中用到它的地方即被标出；点击可固定，再点一次取消。
      </p>
      <ul>
        {legend.map(({ numeral, name }) => (
          <li key={`${numeral} ${name}`}>
            <Button size="small" data-numeral={numeral}>
              <span className="ipr-num">{numeral}</span> {name}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A paragraph of the description as far as its figures go. */
interface FigureParagraph {
  readonly figures: readonly number[];
}

/** Paragraphs that are read beside the same figures. */
interface FigureGroup<Paragraph extends FigureParagraph> {
  readonly figures: readonly number[];
  readonly paragraphs: readonly Paragraph[];
}

/** So many figures fit beside a text; a paragraph that names more begins a group of its own. */
const SIDE_BY_SIDE = 2;

/**
 * Divides the paragraphs of a section so that figures can stand beside the text that names them. A
 * paragraph that names no figure, or only those shown already, goes on beside them; one that names
 * another adds it while there is room.
 */
function figureGroups<Paragraph extends FigureParagraph>(
  paragraphs: readonly Paragraph[],
): FigureGroup<Paragraph>[] {
  const groups: { figures: number[]; paragraphs: Paragraph[] }[] = [];
  for (const paragraph of paragraphs) {
    const group = groups[groups.length - 1];
    const added = [...new Set(paragraph.figures)].filter((no) => !group?.figures.includes(no));
    const room = group !== undefined && group.figures.length > 0;
    if (
      group &&
      (added.length === 0 || (room && group.figures.length + added.length <= SIDE_BY_SIDE))
    ) {
      group.figures.push(...added);
      group.paragraphs.push(paragraph);
    } else {
      groups.push({ figures: [...new Set(paragraph.figures)], paragraphs: [paragraph] });
    }
  }
  return groups;
}

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
                <span className={`${recordTextStyles.paragraphNo} ipr-num ipr-note`}>{no}</span>
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
    <div className={recordStyles.figureRoom}>
      <Flex
        component="nav"
        wrap
        gap="4px 16px"
        align="center"
        className={`${recordTextStyles.headings} ipr-no-print`}
        aria-label="说明书各部分"
      >
        {sections.map(({ heading }, index) => (
          <AnchorLink key={placeKey(index, heading)} to={headingId(index)}>
            {headingOf(index)}
          </AnchorLink>
        ))}
      </Flex>
      <NumeralLegend />
      {sections.map((section, index) => (
        <DescriptionSection
          key={placeKey(index, section.heading)}
          section={section}
          heading={headingOf(index)}
          id={headingId(index)}
        />
      ))}
    </div>
  );
}
