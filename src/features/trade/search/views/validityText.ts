import { VALIDITY } from '@/domain/patentLabels';
import type { ListedPatent } from '@/services/data/transaction';

type Told = Pick<ListedPatent, 'patentId' | 'validity'>;

/** Whether the portal has no record that bears out what the publisher says of a patent. */
export const isClaimed = ({ patentId }: Pick<ListedPatent, 'patentId'>): boolean => !patentId;

/** Whether a patent is in force, and that only its publisher says so; undefined where nobody does. */
export function validityText(patent: Told): string | undefined {
  const { validity } = patent;
  if (!validity) return undefined;
  return isClaimed(patent) ? `发布人填写：${VALIDITY[validity]}` : VALIDITY[validity];
}
