import { SmartBox } from '@/components/search/SmartBox';
import type { FaceProps } from './face';

/** Plain input: words, names, numbers, dates and classes. */
export function SmartFace({ state, onSearch, onDraft }: FaceProps) {
  return (
    <SmartBox
      size="large"
      query={state}
      autoFocus
      examples
      onSearch={(query) => onSearch(query)}
      onDraft={onDraft}
    />
  );
}
