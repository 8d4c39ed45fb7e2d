import type { FileCategory } from '@/domain/form/description';

/** What the applicant sends when the handler asks for more; of any kind that evidence may be of. */
export const MATERIAL: FileCategory = { key: 'material', label: '补充材料', rule: 'evidence' };
