import { sxss } from '@/domain/application/sxss';
import { OWN_RECORDS, recordOption } from '@/domain/application/sxss/recordFields';
import { HOLIDAYS } from '../../../../config/holidays';
import type { ServiceView } from '../service';
import { SxssFacts } from './facts/SxssFacts';
import { ViewScreen } from './ViewScreen';

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
