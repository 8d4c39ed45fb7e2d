import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { WQYZ } from '@/domain/application/wqyz';
import { WqyzFacts } from './facts/WqyzFacts';

const VIEW: ServiceView = { process: 'WQYZ', description: WQYZ, Facts: WqyzFacts };

/** A request for aid in the protection of rights. */
export default function WqyzView() {
  return <ViewScreen view={VIEW} />;
}
