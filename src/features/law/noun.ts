import type { RowNoun } from '@/components/list/rowNoun';

export const LAW: RowNoun = { what: '法律法规', unit: '篇', source: '法律法规检索服务' };
