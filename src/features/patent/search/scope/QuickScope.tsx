import { Button, Flex } from 'antd';
import { useId, useState } from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import { Tick } from '@/components/form/Tick';
import { withChoice } from '@/components/list/facets/filters';
import partsStyles from '@/components/page/parts.module.css';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import type { PatentScope } from '@/links/patent';
import { inOrder } from '@/links/query';
import styles from './scope.module.css';

/** The filters that can be set before the search, with their values in words. */
const SCOPE_FILTERS: readonly {
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
function scopeWords({ include, exclude, years }: PatentScope): string {
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
interface YearsRead {
  /** Undefined where they cannot be read. */
  years?: string;
  problem?: string;
}

/** Reads two ends as typed, either of which may be empty. Full-width digits count as digits. */
function readYears(from: string, to: string): YearsRead {
  const [low = '', high = ''] = [from, to].map((year) => year.normalize('NFKC').trim());
  if ([low, high].some((year) => year && !/^(?:19|20)\d{2}$/.test(year))) {
    return { problem: '请填写四位年份，如 2015。' };
  }
  const [first, last] = inOrder(low, high);
  return {
    years: low || high ? `${first}-${last}` : '',
    ...(first !== low && { problem: `起始年份晚于结束年份，按 ${first}–${last} 检索。` }),
  };
}

interface Props {
  scope: PatentScope;
  onChange: (scope: Partial<PatentScope>) => void;
}

interface YearsProps {
  years: string;
  onChange: (years: string) => void;
}

/** Application years from and to; the scope changes with every pair that can be read. */
function YearsField({ years, onChange }: YearsProps) {
  const id = useId();
  const [typed, setTyped] = useState({ from: '', to: '', years: '' });
  const [from = '', to = ''] = years.split('-');
  // Another address brings other years; what is half typed stays.
  const shown = typed.years === years ? typed : { from, to, years };
  const read = readYears(shown.from, shown.to);
  const type = (change: Partial<typeof shown>) => {
    const next = { ...shown, ...change };
    const found = readYears(next.from, next.to);
    const wanted = found.years ?? years;
    setTyped({ ...next, years: wanted });
    if (wanted !== years) onChange(wanted);
  };
  const field = (end: 'from' | 'to', label: string) => (
    <PlainInput
      className="ipr-small-input"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={read.problem !== undefined}
      aria-describedby={read.problem && id}
      placeholder="不限"
      value={shown[end]}
      onChange={(text) => type({ [end]: text })}
    />
  );
  return (
    <Flex component="fieldset" wrap gap="0 16px" align="center">
      <legend>申请年</legend>
      {field('from', '申请年从')}
      <span aria-hidden="true">至</span>
      {field('to', '申请年至')}
      {read.problem && (
        <span id={id} className={styles.scopeProblem}>
          {read.problem}
        </span>
      )}
    </Flex>
  );
}

/** What is searched at all: types, validity and application years, one line while it is closed. */
export function QuickScope({ scope, onChange }: Props) {
  const words = scopeWords(scope);
  return (
    <details className={styles.scope}>
      <summary>
        范围：<span>{words}</span>
      </summary>
      <Flex
        wrap
        gap="8px 40px"
        align="center"
        className={`${partsStyles.ticks} ${styles.scopeFields}`}
      >
        {SCOPE_FILTERS.map(({ facet, name, values }) => (
          <Flex key={facet} component="fieldset" wrap gap="0 16px" align="center">
            <legend>{name}</legend>
            {values.map(([value, label]) => (
              <Tick
                key={value}
                checked={scope.include[facet]?.includes(value) ?? false}
                onChange={(wanted) =>
                  onChange(withChoice(scope, facet, value, wanted ? 'include' : 'none'))
                }
              >
                {label}
              </Tick>
            ))}
          </Flex>
        ))}
        <YearsField years={scope.years} onChange={(years) => onChange({ years })} />
        {words !== '全部' && (
          <Button
            type="link"
            size="small"
            onClick={() => onChange({ include: {}, exclude: {}, years: '' })}
          >
            不限范围
          </Button>
        )}
      </Flex>
    </details>
  );
}
