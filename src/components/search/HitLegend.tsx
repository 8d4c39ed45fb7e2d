import { useMemo } from 'react';
import type { Node } from '@/domain/search/ast';
import { highlightTerms } from '@/domain/search/highlight';
import { HitMark } from './Highlight';

/** Groups named; a pasted list of words may have hundreds. */
const SHOWN = 12;

/** Words of a group named; the others look the same. */
const WORDS = 3;

/** Which colour of the hits stands for which words of the query; nothing where all have one. */
export function HitLegend({ ast }: { ast: Node | undefined }) {
  const groups = useMemo(() => (ast ? highlightTerms(ast) : []), [ast]);
  if (groups.length < 2) return null;
  return (
    <ul className="ipr-hit-legend" aria-label="检索词的颜色">
      {groups.slice(0, SHOWN).map(({ group, words }) => (
        <li key={group} title={words.join('、')}>
          <HitMark
            text={`${words.slice(0, WORDS).join('、')}${words.length > WORDS ? '…' : ''}`}
            group={group}
          />
        </li>
      ))}
      {groups.length > SHOWN && <li>等共 {groups.length} 组</li>}
    </ul>
  );
}
