import { useRef } from 'react';
import { ExpressionBox, type ExpressionBoxHandle } from '@/components/search/ExpressionBox';
import { ExpressionHelp } from '../ExpressionHelp';
import styles from '../expressionHelp.module.css';
import type { FaceProps } from './face';

/** The search language, with its rules, fields and examples. */
export function ExpressionFace({ state, kept, note, onSearch, onDraft }: FaceProps) {
  const face = useRef<HTMLDivElement>(null);
  const box = useRef<ExpressionBoxHandle>(null);
  /** The box, in sight below the header: what a click changes is to be seen. */
  const boxInSight = () => {
    face.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    return box.current;
  };
  return (
    <div ref={face} className={styles.exprFace}>
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
        onInsert={(text) => boxInSight()?.insert(text)}
        onFill={(expression) => boxInSight()?.replace(expression)}
      />
    </div>
  );
}
