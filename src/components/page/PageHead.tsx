import { Flex } from 'antd';
import type { ReactNode, Ref } from 'react';
import styles from './parts.module.css';

interface Props {
  /** The way back to where the page was opened: a `ReturnLink`; it stands for the breadcrumb. */
  back?: ReactNode;
  title: ReactNode;
  /** Takes the focus when the page has changed what it shows. */
  heading?: Ref<HTMLHeadingElement> | undefined;
  /** Beside the title, such as how many there are. */
  beside?: ReactNode;
  /** Buttons at the end of the line, on a telephone below what is known; paper has none. */
  children?: ReactNode;
  /** What is known of the page, or where one is in it. */
  below?: ReactNode;
  className?: string | undefined;
}

/** The head of a page that is neither a list nor a long text: a band under its breadcrumb. */
export function PageHead({ back, title, heading, beside, children, below, className }: Props) {
  return (
    <Flex vertical component="header" gap={8} className={`ipr-page-head ${className ?? ''}`}>
      {back && <span className="ipr-no-print">{back}</span>}
      <Flex wrap gap="8px 16px" align="baseline" {...(below && { className: styles.pageHeadLine })}>
        <Flex wrap gap="4px 16px" align="baseline" flex="1 1 auto">
          <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
            {title}
          </h1>
          {beside}
        </Flex>
        {children && (
          <Flex
            wrap
            gap="small"
            align="center"
            className={`${styles.pageHeadActions} ipr-no-print`}
          >
            {children}
          </Flex>
        )}
      </Flex>
      {below}
    </Flex>
  );
}
