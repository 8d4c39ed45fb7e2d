import { statisticsLink } from '../../../src/links/statistics';
import type { PortalPage } from './portalPage';

const statistics = (
  name: string,
  state: Parameters<typeof statisticsLink>[0],
  heading = '创新统计分析',
): PortalPage => ({ name, path: statisticsLink(state), title: heading, heading });

/** The statistics of innovation in their states. */
export const STATISTICS_PAGES: PortalPage[] = [
  statistics('statistics', {}),
  statistics('statistics of a town per inhabitant', {
    from: 2007,
    to: 2026,
    region: '320581903',
    type: 'UTILITY',
    base: 'perCapita',
    scale: 'log',
  }),
  statistics('statistics of counties', { region: '320500', map: 'counties', by: 'PAT_APPLY' }),
  statistics(
    'report of statistics',
    {
      report: {
        title: '年度报告',
        introduction: '本年情况如下。',
        charts: [
          { block: 'trend', words: '申请保持增长。' },
          { block: 'map', words: '' },
          { block: 'ipc', words: '' },
        ],
      },
    },
    '统计报告',
  ),
];
