import { Link, useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '@/components/page/usePageTitle';
import { copyText } from '@/components/reading/copyText';
import styles from '@/components/state/state.module.css';
import { links } from '@/links/paths';
import { HOTLINES } from '../../config/portal';

/** /exception (specification 2): errorCode and errorMessage of the query, shown as text. */
export default function ExceptionPage() {
  usePageTitle('系统提示');
  const [query] = useSearchParams();
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const code = query.get('errorCode') ?? '';
  const message = query.get('errorMessage') ?? '';
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="ipr-state">
      <h1 ref={heading} tabIndex={-1}>
        操作没有完成
      </h1>
      <p className={styles.exceptionMessage}>{message || '系统没有说明原因。'}</p>
      {code && (
        <p>
          错误代码：<code>{code}</code>
        </p>
      )}
      <p className={styles.stateActions}>
        <Button onClick={async () => setCopied(await copyText(`${code} ${message}`.trim()))}>
          {copied ? '已复制' : '复制错误信息'}
        </Button>
        <Link to={links.landing}>返回首页</Link>
      </p>
      <p className={styles.stateFacts}>如需帮助，请拨打 {HOTLINES.government} 并告知以上信息。</p>
    </div>
  );
}
