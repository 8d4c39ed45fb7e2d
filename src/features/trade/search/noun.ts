import type { RowNoun } from '@/components/list/rowNoun';

/** How listings of supply and demand are called in sentences. */
export const LISTING: RowNoun = { what: '供需信息', unit: '条', source: '专利交易供需库' };
