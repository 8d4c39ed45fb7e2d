import { Link } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { fieldQuery } from '@/domain/search/fieldQuery';
import type { FieldCode } from '@/domain/search/fields';
import { patentResultLink } from '@/links/patent';

interface Props {
  field: FieldCode;
  value: string;
  /** What is shown; the value itself by default. */
  children?: ReactNode;
}

/** A value of the record as a link to the patents that share it; plain text where none can be made. */
export function SearchLink({ field, value, children = value }: Props) {
  const q = fieldQuery(field, value);
  if (q === undefined) return children;
  return <Link to={patentResultLink({ mode: 'expr', q })}>{children}</Link>;
}

/** Values of one field, each a link, set apart by an enumeration comma. */
export function SearchLinks({ field, values }: { field: FieldCode; values: readonly string[] }) {
  return (
    <Flex component="ul" wrap gap="0 16px">
      {values.map((value) => (
        <li key={value}>
          <SearchLink field={field} value={value} />
        </li>
      ))}
    </Flex>
  );
}
