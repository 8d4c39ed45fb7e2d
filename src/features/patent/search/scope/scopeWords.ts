import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import type { PatentScope } from '@/links/patent';

/** The filters that can be set before the search, with their values in words. */
export const SCOPE_FILTERS: readonly {
  facet: string;
  name: string;
  values: readonly (readonly [value: string, name: string])[];
}[] = [
  { facet: 'patentType', name: '专利类型', values: Object.entries(PATENT_TYPES) },
  { facet: 'validity', name: '有效性', values: Object.entries(VALIDITY) },
];

function yearWords(years: string): string {
  const [from, to] = years.split('-');
  if (from && to) return from === to ? `${from} 年申请` : `${from}–${to} 年申请`;
  return from ? `${from} 年起申请` : `${to} 年及以前申请`;
}

/** The scope in words: `发明授权、有效、2015–2024 年申请`, `全部` without limits. */
export function scopeWords({ include, exclude, years }: PatentScope): string {
  const words = SCOPE_FILTERS.flatMap(({ facet, values }) =>
    values.flatMap(([value, name]) => {
      if (include[facet]?.includes(value)) return [name];
      return exclude[facet]?.includes(value) ? [`不含${name}`] : [];
    }),
  );
  if (years) words.push(yearWords(years));
  return words.join('、') || '全部';
}

/** Years as an address has them, or why they are none. */
export type YearsRead = { ok: true; years: string } | { ok: false; problem: string };

/** Reads two ends as typed, either of which may be empty. Full-width digits count as digits. */
export function readYears(from: string, to: string): YearsRead {
  const [low = '', high = ''] = [from, to].map((year) => year.normalize('NFKC').trim());
  if ([low, high].some((year) => year && !/^(?:19|20)\d{2}$/.test(year))) {
    return { ok: false, problem: '请填写四位年份，如 2015。' };
  }
  if (low && high && low > high) return { ok: false, problem: '起始年份晚于结束年份。' };
  return { ok: true, years: low || high ? `${low}-${high}` : '' };
}
