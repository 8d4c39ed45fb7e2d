import { WQYZ } from '@/domain/application/wqyz';
import type { ServiceView } from '../service';
import { WqyzFacts } from './facts/WqyzFacts';
import { ViewScreen } from './ViewScreen';

const VIEW: ServiceView = { process: 'WQYZ', description: WQYZ, Facts: WqyzFacts };

/** A request for aid in the protection of rights. */
export default function WqyzView() {
  return <ViewScreen view={VIEW} />;
}
