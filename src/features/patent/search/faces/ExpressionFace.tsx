import { useRef } from 'react';
import { ExpressionBox, type ExpressionBoxHandle } from '@/components/search/ExpressionBox';
import { ExpressionHelp } from '../ExpressionHelp';
import type { FaceProps } from './face';

/** The search language, with its rules, fields and examples. */
export function ExpressionFace({ state, kept, note, onSearch, onDraft }: FaceProps) {
  const box = useRef<ExpressionBoxHandle>(null);
  return (
    <div className="ipr-expr-face">
      <ExpressionBox
        ref={box}
        query={state}
        typed={typeof kept === 'string' ? kept : undefined}
        onSearch={(query) => onSearch(query)}
        onDraft={onDraft}
      >
        {note && <p className="ipr-query-problem">{note}</p>}
      </ExpressionBox>
      <ExpressionHelp
        onInsert={(text) => box.current?.insert(text)}
        onFill={(expression) => box.current?.replace(expression)}
      />
    </div>
  );
}
