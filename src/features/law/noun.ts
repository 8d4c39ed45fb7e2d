import type { RowNoun } from '@/components/list/rowNoun';

export const LAW: RowNoun = { what: '法律法规', unit: '部' };
