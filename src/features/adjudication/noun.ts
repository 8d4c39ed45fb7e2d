import type { RowNoun } from '@/components/list/rowNoun';

export const ADJUDICATION: RowNoun = { what: '裁判文书', unit: '篇', source: '裁判文书检索服务' };
