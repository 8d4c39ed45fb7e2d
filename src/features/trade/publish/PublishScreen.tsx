import { ApplyScreen } from '@/components/apply/ApplyScreen';
import { publishService } from './publishService';

/** Publishing of an offer or a demand. */
export default function PublishScreen() {
  return <ApplyScreen service={publishService} />;
}
