import { Link } from '@umijs/max';
import { Button } from 'antd';
import { parseQuery } from '@/components/search/readQuery';
import { patentSearchLink } from '@/links/patent';
import type { FaceProps } from '../faces/face';
import { FormRows } from './FormRows';
import { startingEntries } from './formEntries';
import styles from './searchForm.module.css';
import { useFormDraft } from './useFormDraft';

/** An expression with an error, which no rows can be made of. */
function Unreadable({ state, onClear }: Pick<FaceProps, 'state'> & { onClear: () => void }) {
  const parsed = parseQuery(state.q);
  return (
    <div className={styles.formUnreadable}>
      <p>
        检索式有错误，暂时不能用表单显示。{parsed.ok ? '' : `${parsed.error.message}。`}
        检索式已原样保留：
      </p>
      <p>
        <code>{state.q}</code>
      </p>
      <p className={styles.formActions}>
        <Link to={patentSearchLink({ ...state, face: 'expr' })}>回到表达式修改</Link>
        <Button type="link" size="small" onClick={onClear}>
          放弃它，从空白表单开始
        </Button>
      </p>
    </div>
  );
}

/** A query in rows of field, relation and value. */
export default function FormFace({ state, kept, note, onSearch, onDraft }: FaceProps) {
  const { entries, change, sent } = useFormDraft(state.q, kept);
  if (!entries) return <Unreadable state={state} onClear={() => change(startingEntries())} />;
  return (
    <>
      <FormRows
        state={state}
        entries={entries}
        onChange={change}
        onDraft={onDraft}
        onSearch={(query) => {
          sent();
          onSearch(query);
        }}
      />
      {note && <p className="ipr-query-problem">{note}</p>}
    </>
  );
}
