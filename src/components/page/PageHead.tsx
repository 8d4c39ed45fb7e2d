import { Flex } from 'antd';
import type { ReactNode, Ref } from 'react';
import './parts.module.css';

interface Props {
  /** The way back to where the page was opened: a `ReturnLink`. */
  back?: ReactNode;
  title: ReactNode;
  /** Takes the focus when the page has changed what it shows. */
  heading?: Ref<HTMLHeadingElement> | undefined;
  /** Beside the title, such as how many there are. */
  beside?: ReactNode;
  /** Buttons at the end of the line; paper has none. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The head of a page that is neither a list nor a long text: the way back, title and actions. */
export function PageHead({ back, title, heading, beside, children, className }: Props) {
  return (
    <Flex vertical gap={4} className={`ipr-page-head ${className ?? ''}`}>
      {back && <span className="ipr-no-print">{back}</span>}
      <Flex wrap gap="8px 16px" align="baseline">
        <Flex wrap gap="4px 16px" align="baseline" flex="1 1 auto">
          <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
            {title}
          </h1>
          {beside}
        </Flex>
        {children && (
          <Flex wrap gap="small" align="center" className="ipr-no-print">
            {children}
          </Flex>
        )}
      </Flex>
    </Flex>
  );
}
