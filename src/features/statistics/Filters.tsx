import { EllipsisOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { ListSelect } from '@/components/list/screen/ListSelect';
import { PATENT_KINDS } from '@/domain/patentLabels';
import { FIGURES } from '@/domain/statistics/codes';
import { MOST_YEARS } from '@/domain/statistics/figures';
import { REGION_CODES, STATISTICS_TYPES, type StatisticsState } from '@/links/statistics';
import type { StatisticsRegion } from '@/services/data/statistics';
import type { StatisticsScope } from './blocks/scope';
import styles from './statistics.module.css';

interface Props {
  scope: StatisticsScope;
  regions: readonly StatisticsRegion[];
  /** Last year that can be chosen. */
  thisYear: number;
  /** There are no sections whose charts alone some are about: they stand here as well. */
  all: boolean;
  onChange: (change: Partial<StatisticsState>) => void;
}

/** First year that can be chosen: the Patent Law came into force in it. */
const FIRST_YEAR = 1985;

const TYPES = STATISTICS_TYPES.map((value) => ({
  value,
  label: value === '' ? '三种专利' : PATENT_KINDS[value],
}));

const BASES: { value: StatisticsState['base']; label: string }[] = [
  { value: 'total', label: '总量' },
  { value: 'perCapita', label: '按每万人口' },
];

const SCALES: { value: StatisticsState['scale']; label: string }[] = [
  { value: 'linear', label: '线性' },
  { value: 'log', label: '对数刻度' },
];

const PER_CAPITA =
  '按每万人口用于趋势、运营、商标、保护和地区比较，分母和年份注在各图下面；构成、产业、IPC、企业和主要指标仍是原数。';

const LOGARITHMIC = '对数刻度只用于折线图；柱和条从零画起，长短就是多少，不能用对数刻度。';

const INDENT: Partial<Record<NonNullable<StatisticsRegion['level']>, string>> = {
  COUNTY: '　',
  CITY: '　',
  TOWN: '　　',
};

interface ControlsProps extends Pick<Props, 'onChange'> {
  scope: Pick<StatisticsScope, 'by' | 'perCapita' | 'log'>;
  /** Which of them there are; all when left out. */
  only?: readonly ('by' | 'base' | 'scale')[];
}

/** What some charts alone are changed by: the figure of the regions, its base, the scale of lines. */
export function ChartControls({
  scope: { by, perCapita, log },
  only = ['by', 'base', 'scale'],
  onChange,
}: ControlsProps) {
  return (
    <>
      {only.includes('by') && (
        <ListSelect
          label="地区比较"
          value={by}
          options={REGION_CODES.map((value) => ({ value, label: FIGURES[value].name }))}
          onChange={(next) => onChange({ by: next })}
        />
      )}
      {only.includes('base') && (
        <Segmented<StatisticsState['base']>
          aria-label="数值"
          options={BASES}
          value={perCapita ? 'perCapita' : 'total'}
          onChange={(base) => onChange({ base })}
        />
      )}
      {only.includes('scale') && (
        <Segmented<StatisticsState['scale']>
          aria-label="刻度"
          options={SCALES}
          value={log ? 'log' : 'linear'}
          onChange={(scale) => onChange({ scale })}
        />
      )}
    </>
  );
}

/** The years, the region and the kind of patents of the page; of a report, base and scale as well. */
export function Filters({ scope, regions, thisYear, all, onChange }: Props) {
  const { from, to, region = '', type, perCapita, log } = scope;
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => thisYear - index);
  const options = years.map((year) => ({ value: year, label: `${year} 年` }));
  const said = [
    ...(perCapita ? [PER_CAPITA] : []),
    ...(log ? [LOGARITHMIC] : []),
    ...(to - from + 1 >= MOST_YEARS ? [`最多一起看 ${MOST_YEARS} 年，另一端已随之调整。`] : []),
  ];
  // What is not as usual is in sight from the start.
  const [more, setMore] = useState(perCapita || log);
  return (
    <>
      <Flex
        wrap
        gap="8px 12px"
        align="center"
        className={`${styles.statisticsFilters} ipr-no-print`}
        data-open={more}
        role="group"
        aria-label="统计范围"
      >
        <ListSelect
          label="从"
          value={from}
          options={options}
          onChange={(year) =>
            onChange({ from: year, to: Math.min(Math.max(to, year), year + MOST_YEARS - 1) })
          }
        />
        <ListSelect
          label="到"
          value={to}
          options={options}
          onChange={(year) =>
            onChange({ to: year, from: Math.max(Math.min(from, year), year - MOST_YEARS + 1) })
          }
        />
        {all && (
          <Button
            className={styles.statisticsMore ?? ''}
            icon={<EllipsisOutlined />}
            aria-label="更多统计条件"
            aria-expanded={more}
            onClick={() => setMore(!more)}
          />
        )}
        <ListSelect
          label="地区"
          value={region}
          options={[
            ...(regions.some(({ code }) => code === region)
              ? []
              : [{ value: region, label: '本市' }]),
            ...regions.map(({ code, name, level }) => ({
              value: code,
              label: `${(level && INDENT[level]) ?? ''}${name}`,
            })),
          ]}
          onChange={(code) => onChange({ region: code })}
        />
        <ListSelect
          label="专利类型"
          value={type}
          options={TYPES}
          onChange={(next) => onChange({ type: next })}
        />
        {all && <ChartControls scope={scope} onChange={onChange} />}
      </Flex>
      {said.length > 0 && (
        <Alert
          showIcon
          className="ipr-no-print"
          type="info"
          title={said.map((one) => <p key={one}>{one}</p>)}
        />
      )}
    </>
  );
}
