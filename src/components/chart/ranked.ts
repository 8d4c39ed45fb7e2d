import { bySize } from '@/domain/bySize';
import { PATENT_TYPES, type PatentType, VALIDITY, type Validity } from '@/domain/patentLabels';
import {
  type AnsweredCoverage,
  coverageText,
  enough,
  lackText,
  noConclusion,
} from '@/domain/statistics/coverage';
import type { ChartData } from './description';
import { mostSentence } from './findings';

/** What charts of patents count in. */
export const UNIT = '件';

/** What a count rests on, and what it counts by. */
export interface NamedBase {
  readonly of: string;
  readonly base: AnsweredCoverage;
}

export type Counts = readonly { readonly value: string; readonly count: number | undefined }[];

/** Whether a value is a type of patents. */
export const isType = (value: string): value is PatentType => Object.hasOwn(PATENT_TYPES, value);
/** Whether a value says if a patent is in force. */
export const isValidity = (value: string): value is Validity => Object.hasOwn(VALIDITY, value);

/** A sentence with its full stop; '' for none. */
export const sentence = (text: string): string => (text ? `${text}。` : '');

/** `法律状态已知 0 / 共 92` */
export const saidBase = ({ of, base }: NamedBase): string => coverageText(base, of);

/** `仅 15% 有法律状态` */
export const saidLack = ({ of, base }: NamedBase): string => lackText(base, of);

/** Key of what is of none of the kinds. */
export const REST = 'rest';

interface RankedOf {
  readonly counts: Counts;
  readonly label: (value: string) => string;
  readonly base: NamedBase;
  /** What the counts are parts of, and what the part of it is called that is of none of them. */
  readonly parts?: { readonly whole: number | undefined; readonly rest: string };
}

/** A ranking or the parts of a whole; nothing is concluded from a base that does not carry it. */
export function ranked({ counts: all, label, base, parts }: RankedOf): ChartData {
  // What has no name cannot be shown as a bar of its own.
  const named = all.filter(({ value }) => value !== '');
  const told = named.reduce((sum, { count }) => sum + (count ?? Number.NaN), 0);
  const left = parts?.whole === undefined || named.length === 0 ? 0 : parts.whole - told;
  const rest = parts && left > 0 ? [{ value: REST, count: left, label: parts.rest }] : [];
  const counts = bySize(
    named.map((one) => ({ ...one, label: label(one.value) })),
    rest,
  );
  const categories = counts.map(({ value, label: text }) => ({
    key: value,
    label: text,
    ...((isType(value) || isValidity(value)) && { tone: value }),
    ...(value === REST && { tone: 'UNKNOWN' as const }),
  }));
  const values = counts.map(({ count = null }) => count);
  const carried = enough(base.base);
  const whole = carried ? parts?.whole : undefined;
  const read = () =>
    named.length === all.length
      ? mostSentence({
          categories: categories.filter(({ key }) => key !== REST),
          values: named.map(({ count = null }) => count),
          unit: UNIT,
          whole,
        })
      : '';
  return {
    categories,
    series: [{ name: '数量', values }],
    whole,
    unsure: !carried,
    finding: counts.length === 0 ? '' : sentence(carried ? read() : noConclusion(saidLack(base))),
  };
}
