import { titleText } from './titleText';

/** What a reference names of a patent document; absent values are left out. */
export interface CitedPatent {
  readonly title: string;
  /** Applicants or owners in order. */
  readonly names: readonly string[];
  readonly applicationNumber?: string | undefined;
  /** Used when there is no application number. */
  readonly publicationNumber?: string | undefined;
  /** Day of grant or publication, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
}

/** GB/T 7714-2015, 8.1.2: up to three names are given, of more the first three and 等. */
const MOST_NAMES = 3;

/**
 * A patent document as an entry of a list of references (GB/T 7714-2015, 4.5):
 * `申请者或所有者. 专利题名: 专利号[P]. 公告日期或公开日期.` The standard writes half-width signs.
 */
export function patentCitation(patent: CitedPatent): string {
  const { applicationNumber, publicationNumber, date } = patent;
  const title = titleText(patent.title);
  const names = patent.names.filter(Boolean);
  const number = applicationNumber ?? publicationNumber;
  const shown = names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ', 等' : '');
  const document = `${number ? `${title}: ${number}` : title}[P]`;
  return `${[shown, document, date].filter(Boolean).join('. ')}.`;
}
