import { ApplyScreen } from '@/components/apply/ApplyScreen';
import { wqyzService } from './wqyzService';

/** The page of the service. */
export default function WqyzScreen() {
  return <ApplyScreen service={wqyzService} />;
}
