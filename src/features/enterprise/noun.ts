import type { RowNoun } from '@/components/list/rowNoun';

export const ENTERPRISE: RowNoun = { what: '企业', unit: '家', source: '企业检索服务' };
