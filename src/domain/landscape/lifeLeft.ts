import {
  addDays,
  addMonths,
  type CalendarDay,
  isoDay,
  parseIsoDay,
  previousDay,
} from '../calendar';
import { PATENT_TYPES, type PatentType, type Validity } from '../patentLabels';
import { termYears } from '../patentTerm';

/** Years left, from the first to before the second. */
const BANDS = [
  [0, 2],
  [2, 5],
  [5, 10],
  [10, 15],
  [15, 20],
] as const;

/** From this day on a design runs longer: its filing days fall into two spans. */
const DESIGN_TURN = '2021-06-01';

/** Filing days of some types of patents, both ends included. */
interface Span {
  readonly types: readonly PatentType[];
  readonly from: string;
  readonly to: string;
}

/** A band of years that patents in force have left, as the filing days that make it. */
export interface LifeBand {
  /** e.g. `2–5 年`. */
  readonly label: string;
  readonly spans: readonly Span[];
}

/** What of a patent tells how long it lasts. */
export interface LastingPatent {
  readonly patentType: PatentType | null | undefined;
  readonly filingDate: string | null | undefined;
  readonly validity: Validity | null | undefined;
}

const INVENTIONS = ['INVENTION_PUB', 'INVENTION_GRANT'] as const;

/** Filing days of patents with so many years of term that have a band's years left on a day. */
function spanOf(
  types: readonly PatentType[],
  term: number,
  [from, to]: readonly [number, number],
  today: CalendarDay,
  limits: { from?: string; to?: string } = {},
): Span[] {
  // A right whose term ends today has none left.
  const begin = isoDay(addMonths(today, (from - term) * 12));
  const first = from === 0 ? addDays(begin, 1) : begin;
  const last = isoDay(previousDay(addMonths(today, (to - term) * 12)));
  const span = {
    types,
    from: limits.from && limits.from > first ? limits.from : first,
    to: [last, isoDay(today), limits.to ?? last].sort()[0] ?? last,
  };
  return span.from <= span.to ? [span] : [];
}

/**
 * The bands of years left (Patent Law, Article 42): inventions 20 years from the filing day, utility
 * models 10, designs 15 or, filed before 2021-06-01, 10.
 *
 * @param day `YYYY-MM-DD` on which it is asked
 * @returns none when it is not a day
 */
export function lifeBands(day: string): LifeBand[] {
  const today = parseIsoDay(day);
  const turn = parseIsoDay(DESIGN_TURN);
  if (!today || !turn) return [];
  return BANDS.map((band) => ({
    label: band[0] === 0 ? `不到 ${band[1]} 年` : `${band[0]}–${band[1]} 年`,
    spans: [
      ...spanOf(INVENTIONS, termYears('INVENTION', day), band, today),
      ...spanOf(['UTILITY'], termYears('UTILITY', day), band, today),
      ...spanOf(['DESIGN'], termYears('DESIGN', '2021-05-31'), band, today, {
        to: isoDay(previousDay(turn)),
      }),
      ...spanOf(['DESIGN'], termYears('DESIGN', DESIGN_TURN), band, today, { from: DESIGN_TURN }),
    ],
  }));
}

const compact = (day: string) => day.replaceAll('-', '');

/** The filing days and types of a band in the search language. */
export function bandExpression({ spans }: LifeBand): string {
  return spans
    .map(({ types, from, to }) => {
      const names = types.map((type) => PATENT_TYPES[type]).join(' OR ');
      return `(PT=(${names}) AND AD=(${compact(from)} TO ${compact(to)}))`;
    })
    .join(' OR ');
}

/** How many patents have how long to live. */
export interface LifeLeft {
  /** In the order of the bands. */
  readonly counts: readonly number[];
  /** In force by the status and beyond their term by the filing day: one of both is out of date. */
  readonly beyond: number;
  /** In force, with type and filing day known. */
  readonly known: number;
  /** In force by the status. */
  readonly valid: number;
  /** Patents of which the status is known. */
  readonly told: number;
}

/** Counts the patents that are in force by the years they have left; all others are left out. */
export function lifeLeft(rows: readonly LastingPatent[], bands: readonly LifeBand[]): LifeLeft {
  const valid = rows.filter(({ validity }) => validity === 'VALID');
  const dated = valid.flatMap(({ patentType, filingDate }) =>
    patentType && filingDate && parseIsoDay(filingDate) ? { patentType, filingDate } : [],
  );
  const within = ({ spans }: LifeBand, { patentType, filingDate }: (typeof dated)[number]) =>
    spans.some(
      ({ types, from, to }) => types.includes(patentType) && from <= filingDate && filingDate <= to,
    );
  const counts = bands.map((band) => dated.filter((row) => within(band, row)).length);
  return {
    counts,
    beyond: dated.length - counts.reduce((sum, count) => sum + count, 0),
    known: dated.length,
    valid: valid.length,
    told: rows.filter(({ validity }) => validity).length,
  };
}

/** The terms in words, for the definition. */
export const TERMS_IN_WORDS = `发明 ${termYears('INVENTION', DESIGN_TURN)} 年、实用新型 ${termYears('UTILITY', DESIGN_TURN)} 年、外观设计 ${termYears('DESIGN', DESIGN_TURN)} 年（2021 年 6 月 1 日前申请的 10 年）`;
