import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ChartData, ChartDescription, ChartKind } from '@/components/chart/description';
import { drawnOnly, imageProps } from '@/components/chart/marks';
import type { ChartDrawing, Sheet } from '@/components/chart/sheet';

/** A chart of some categories named by their keys. */
export function chartOf(
  kind: ChartKind,
  counted: Record<string, number | null>,
  more: Partial<ChartData> = {},
): { description: ChartDescription; data: ChartData } {
  const labels = Object.keys(counted);
  return {
    description: {
      kind,
      title: '申请趋势',
      dimension: '申请年',
      unit: '件',
      scope: '全部专利',
      definition: '按申请日统计。',
      source: '专利检索服务',
      asOf: '2026-11-20',
      data: undefined,
    },
    data: {
      categories: labels.map((label) => ({ key: label, label })),
      series: [{ name: '数量', values: labels.map((label) => counted[label] ?? null) }],
      ...more,
    },
  };
}

/** A drawing as the text of an SVG image. */
export function svgText({ parts }: ChartDrawing, sheet: Sheet): string {
  return renderToStaticMarkup(
    createElement('svg', imageProps(sheet.layout), parts(sheet, drawnOnly)),
  );
}
