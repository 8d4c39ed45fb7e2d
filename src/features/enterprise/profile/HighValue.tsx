import { NumberSource } from '@/components/chart/NumberSource';
import { quantity } from '@/components/chart/wording';
import { FactTable } from '@/components/reading/FactTable';
import type { EnterpriseAnalysis } from '@/services/data/enterprise';
import { numbersLinks } from '../patentLists';
import { PatentLists } from './PatentLists';
import type { Scope } from './scope';

interface Props {
  analysis: EnterpriseAnalysis;
  scope: Scope;
}

/** High-value inventions by kind, each with the list of its patents. */
export function HighValue({ analysis: { highValue }, scope: { source, asOf } }: Props) {
  return (
    <>
      {!highValue ? (
        <p>没有高价值发明的统计数据。</p>
      ) : highValue.length === 0 ? (
        <p>统计范围内没有符合高价值发明统计口径的专利。</p>
      ) : (
        <FactTable
          caption="高价值发明的种类"
          rows={highValue}
          rowKey={({ value }, index) => value || String(index)}
          columns={[
            { label: '种类', cell: ({ value }) => value },
            {
              label: '专利（件）',
              numeric: true,
              cell: ({ value, count, applicationNumbers }) => (
                <PatentLists
                  // A list that is not complete is no list of these patents.
                  links={
                    applicationNumbers.length === count ? numbersLinks(applicationNumbers) : []
                  }
                  label={`${value} ${quantity(count)} 件`}
                >
                  {quantity(count)}
                </PatentLists>
              ),
            },
          ]}
        />
      )}
      <NumberSource
        how="有效发明中属于战略性新兴产业、有海外同族、维持十年以上、实现质押融资或获奖的；一件可属几种。"
        source={source}
        asOf={asOf}
      />
    </>
  );
}
