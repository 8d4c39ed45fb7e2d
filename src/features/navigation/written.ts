import { grouped } from '@/domain/grouped';

/**
 * A number of patents, thousands separated; — when it is not known.
 */
export const written = (count: number | null | undefined): string => grouped(count) ?? '—';
