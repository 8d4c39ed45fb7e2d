import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { sxss } from '@/domain/application/sxss';
import { OWN_RECORDS, recordOption } from '@/domain/application/sxss/recordFields';
import { HOLIDAYS } from '../../../../config/holidays';
import { SxssFacts } from './facts/SxssFacts';

const VIEW: ServiceView = {
  process: 'SXSS',
  description: sxss(HOLIDAYS),
  choices: async ({ record }) => ({ [OWN_RECORDS]: record ? [recordOption(record)] : [] }),
  Facts: SxssFacts,
};

/** An objection to a dishonesty record, or its repair. */
export default function SxssView() {
  return <ViewScreen view={VIEW} />;
}
