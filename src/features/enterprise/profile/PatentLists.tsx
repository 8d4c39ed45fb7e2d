import { Link } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  links: readonly string[];
  /** What the number says, for those who hear the link alone. */
  label: string;
  /** The number. */
  children: ReactNode;
}

/** A number of patents as the way to their list, or to its parts where there are several. */
export function PatentLists({ links, label, children }: Props) {
  const [first, ...others] = links;
  if (first === undefined) return <span className="ipr-num">{children}</span>;
  if (others.length === 0) {
    return (
      <Link className="ipr-num" to={first} aria-label={label}>
        {children}
      </Link>
    );
  }
  return (
    <>
      <span className="ipr-num">{children}</span>{' '}
      <Flex component="span" wrap gap="0 16px" className="ipr-note">
        {links.map((to, index) => (
          <Link key={to} to={to} aria-label={`${label}，第 ${index + 1} 部分`}>
            第 {index + 1} 部分
          </Link>
        ))}
      </Flex>
    </>
  );
}
