/** A paragraph of the description as far as its figures go. */
export interface FigureParagraph {
  readonly figures: readonly number[];
}

/** Paragraphs that are read beside the same figures. */
export interface FigureGroup<Paragraph extends FigureParagraph> {
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
export function figureGroups<Paragraph extends FigureParagraph>(
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
