import { useState } from 'react';
import { HitLegend } from '@/components/search/HitLegend';
import { switchMarking, useMarking } from '@/components/search/marking';
import type { Node } from '@/domain/search/ast';

/** Marks the words of the list's query in the record, or leaves them; says which colour is which. */
export function HitsSwitch({ ast }: { ast: Node }) {
  const on = useMarking();
  const [refused, setRefused] = useState(false);
  return (
    <div className="ipr-hits-switch ipr-no-print">
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => setRefused(!switchMarking(event.target.checked))}
        />
        标出检索词
      </label>
      {on && <HitLegend ast={ast} />}
      <span role="status">{refused && '浏览器没有允许保存，设置未改变'}</span>
    </div>
  );
}
