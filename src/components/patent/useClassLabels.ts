import { useModel } from '@umijs/max';
import { useMemo } from 'react';
import { classNumberLabel } from '@/models/initialState';
import type { ClassLabels } from './patentFacets';

/** Class number to label; of a number that occurs twice the first counts. */
export function useClassLabels(): ClassLabels {
  const rows = useModel(
    '@@initialState',
    ({ initialState }) => initialState?.dictionaries.classNumbers,
  );
  return useMemo(
    () => new Map([...(rows ?? [])].reverse().map((row) => [row.value, classNumberLabel(row)])),
    [rows],
  );
}
