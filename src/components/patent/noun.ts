import type { RowNoun } from '@/components/list/rowNoun';

export const PATENT: RowNoun = { what: '专利', unit: '件' };
