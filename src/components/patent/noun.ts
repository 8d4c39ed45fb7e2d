import type { RowNoun } from '@/components/list/rowNoun';

export const PATENT: RowNoun = { what: '专利', unit: '件', source: '专利检索服务' };
