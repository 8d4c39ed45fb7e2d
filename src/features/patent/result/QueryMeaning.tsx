import { Button } from 'antd';
import { memo, useMemo, useState } from 'react';
import { type Node, positiveLeaves } from '@/domain/search/ast';
import { describeExpression } from '@/domain/search/describe';
import type { FieldCode } from '@/domain/search/fields';
import styles from './meaning.module.css';

const NUMBER_FIELDS: readonly FieldCode[] = ['AN', 'PN', 'IAN', 'IPN'];

/** Fewer numbers are counted at a glance. */
const COUNTED_FROM = 4;

/** Numbers of documents the query asks for. */
function countNumbers(ast: Node): number {
  return positiveLeaves(ast).filter(({ fields }) => {
    return fields.every((field) => NUMBER_FIELDS.includes(field));
  }).length;
}

/** What an expression means, in one line that a press shows in full. */
export const QueryMeaning = memo(function QueryMeaning({ ast }: { ast: Node | undefined }) {
  const [open, setOpen] = useState(false);
  const words = useMemo(() => {
    if (!ast) return '';
    const count = countNumbers(ast);
    return `理解为${count < COUNTED_FROM ? '' : `（${count} 个号码）`}：${describeExpression(ast)}`;
  }, [ast]);
  if (!words) return null;
  return (
    <Button
      type="link"
      size="small"
      className={styles.resultMeaning ?? ''}
      title={open ? undefined : words}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {words}
    </Button>
  );
});
