import { ApplyScreen } from '@/components/apply/ApplyScreen';
import { sxssService } from './sxssService';

/** The page of the service. */
export default function SxssScreen() {
  return <ApplyScreen service={sxssService} />;
}
