import { Link, useLocation } from '@umijs/max';
import { Button, Flex } from 'antd';
import { parseQuery } from '@/components/search/readQuery';
import { useTabDraft } from '@/components/search/useTabDraft';
import { patentSearchLink } from '@/links/patent';
import type { FaceProps } from '../faces/face';
import { FormRows } from './FormRows';
import {
  expressionEntries,
  type FormEntry,
  readEntries,
  readForm,
  startingEntries,
} from './formEntries';
import styles from './searchForm.module.css';

/** What the form was left with, unless that was on its way to another query. */
function leftEntries(left: unknown, q: string): FormEntry[] | undefined {
  const entries = readEntries(left);
  return entries && readForm(entries).q === q ? entries : undefined;
}

/**
 * The rows of the form, kept in this tab. They begin with what the form was left with, else with
 * the expression of the address; null while that has an error.
 */
function useFormDraft(q: string, left: unknown) {
  const { key } = useLocation();
  const slot = `form${q ? key : ''}`;
  const { draft, change, sent } = useTabDraft(
    slot,
    `${slot} ${q}`,
    (kept): readonly FormEntry[] | null =>
      readEntries(kept) ?? leftEntries(left, q) ?? expressionEntries(q),
  );
  return { entries: draft, change: (next: readonly FormEntry[]) => change(next, true), sent };
}

/** An expression with an error, which no rows can be made of. */
function Unreadable({ state, onClear }: Pick<FaceProps, 'state'> & { onClear: () => void }) {
  const parsed = parseQuery(state.q);
  return (
    <>
      <p>
        检索式有错误，暂时不能用表单显示。{parsed.ok ? '' : `${parsed.error.message}。`}
        检索式已原样保留：
      </p>
      <p>
        <code>{state.q}</code>
      </p>
      <Flex component="p" wrap gap="8px 24px" align="baseline" className={styles.formActions}>
        <Link to={patentSearchLink({ ...state, face: 'expr' })}>回到表达式修改</Link>
        <Button type="link" size="small" onClick={onClear}>
          放弃它，从空白表单开始
        </Button>
      </Flex>
    </>
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
