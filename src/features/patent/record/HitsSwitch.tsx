import { useState } from 'react';
import { Tick } from '@/components/form/Tick';
import { HitLegend } from '@/components/search/HitLegend';
import hitsStyles from '@/components/search/hits.module.css';
import { switchMarking, useMarking } from '@/components/search/marking';
import type { Node } from '@/domain/search/ast';

/** Marks the words of the list's query in the record, or leaves them; says which colour is which. */
export function HitsSwitch({ ast }: { ast: Node }) {
  const on = useMarking();
  const [refused, setRefused] = useState(false);
  return (
    <div className={`${hitsStyles.hitsSwitch} ipr-no-print`}>
      <Tick checked={on} onChange={(wanted) => setRefused(!switchMarking(wanted))}>
        标出检索词
      </Tick>
      {on && <HitLegend ast={ast} />}
      <span role="status">{refused && '浏览器没有允许保存，设置未改变'}</span>
    </div>
  );
}
