import { ApplyScreen } from '@/components/apply/ApplyScreen';
import { pjsqService } from './pjsqService';

/** Request for a patent evaluation report. */
export default function PjsqScreen() {
  return <ApplyScreen service={pjsqService} />;
}
