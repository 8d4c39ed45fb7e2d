import {
  adjudicationRows,
  type AdjudicationRow as ComparedRow,
} from '@/domain/adjudication/comparison';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import { paragraphLines } from '../reading/documentText';
import type { LoadedDocument } from '../reading/useDocument';

/** The paragraph picked of a document, '' for none. */
function pickedParagraph({ sections }: LoadedDocument, address: string | undefined): string {
  if (!address) return '';
  return paragraphLines(sections).find((line) => line.address === address)?.text ?? '';
}

/** Row of the picked paragraphs, which the screen draws by itself. */
export const KEY_PARAGRAPH: ComparedRow['key'] = 'keyParagraph';

/** The fields of documents side by side, with the paragraphs picked of them. */
export function comparedRows(
  loaded: readonly LoadedDocument[],
  picked: Readonly<Record<string, string>>,
): ComparedRow[] {
  return adjudicationRows(
    loaded.map((one) => ({
      ...one.document,
      title: shownTitle(one.document),
      keyParagraph: pickedParagraph(one, picked[one.document.id]) || undefined,
    })),
  );
}
