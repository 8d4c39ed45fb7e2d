import {
  BarChartOutlined,
  CompassOutlined,
  FileDoneOutlined,
  RadarChartOutlined,
  SearchOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

const ICONS: Record<string, ReactNode> = {
  assessment: <RadarChartOutlined aria-hidden />,
  business: <FileDoneOutlined aria-hidden />,
  chart: <BarChartOutlined aria-hidden />,
  compass: <CompassOutlined aria-hidden />,
  search: <SearchOutlined aria-hidden />,
  trade: <SwapOutlined aria-hidden />,
};

/** The icon a route names in `routeProps.icon`. (Umi collects string icons before it knows ours.) */
export function MenuIcon({ name }: { name: string }) {
  return ICONS[name] ?? null;
}
