import { ApplyScreen } from '@/components/apply/ApplyScreen';
import { jbtsService } from './jbtsService';

/** The page of the service. */
export default function JbtsScreen() {
  return <ApplyScreen service={jbtsService} />;
}
