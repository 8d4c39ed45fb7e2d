import { useLook } from '@/components/page/look';
import type { PortalTokens } from '../../../config/theme';

/** The look of the present mode, for drawings, which style sheets do not reach. */
export function useChartTokens(): PortalTokens {
  return useLook();
}
