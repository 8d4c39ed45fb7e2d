import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PREFECTURE } from './regions';

/** Whether the mock has a folder of real data in place of the generated set. */
export const isReal = (): boolean => Boolean(process.env.IPR_DATA);

const kept = new Map<string, unknown>();

/** A file of the folder of real data; null without the folder or the file. Read once. */
function read(name: string): unknown {
  const folder = process.env.IPR_DATA;
  if (!folder) return null;
  const path = join(folder, name);
  if (!kept.has(path)) {
    kept.set(path, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);
  }
  return kept.get(path) ?? null;
}

const listOf = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? value : []);

/** What the folder's figures are, in the words of its own description. */
export const REAL_SOURCE = '数据文件夹 patent-statistics（来源未注明，不是官方年鉴数据）';

/** Applications of the country by year, in 件; empty without the folder. */
export function realYears(): ReadonlyMap<number, number> {
  const rows = listOf<{ year: number; nums: number }>(read('patent-statistics/by-year.json'));
  return new Map(rows.map(({ year, nums }) => [year, Math.round(nums * 10_000)]));
}

/** Patents by province, of no stated year; empty without the folder. */
export function realProvinces(): readonly { province: string; nums: number }[] {
  return listOf(read('patent-statistics/by-province.json'));
}

/** Borders of the counties around, as GeoJSON; null without the folder. */
export function realBorders(): object | null {
  const borders = read(`geo/${PREFECTURE}.json`);
  return typeof borders === 'object' ? borders : null;
}

/** Codes of the counties that the borders have. */
export function borderedCounties(): ReadonlySet<string> {
  const { features = [] } = (realBorders() ?? {}) as {
    features?: readonly { properties?: { adcode?: number | string } }[];
  };
  return new Set(features.map(({ properties }) => String(properties?.adcode ?? '')));
}
