import { history, Link, useLocation, useSearchParams } from '@umijs/max';
import { Button, Flex, Result } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';
import { usePageTitle } from '@/components/page/usePageTitle';
import { copyText } from '@/components/reading/copyText';
import styles from '@/components/state/state.module.css';
import { links } from '@/links/paths';
import { HOTLINES } from '../../config/portal';
import shellStyles from './shell.module.css';

/** The page that a failure led away from; undefined where the address itself was opened. */
function useFailedPage(): string | undefined {
  const { state } = useLocation();
  const failed: unknown = (state as { failed?: unknown } | null)?.failed;
  return typeof failed === 'string' ? failed : undefined;
}

/** /exception (specification 2): errorCode and errorMessage of the query, shown as text. */
export default function ExceptionPage() {
  usePageTitle('系统提示');
  const [query] = useSearchParams();
  const failed = useFailedPage();
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const code = query.get('errorCode') ?? '';
  const message = query.get('errorMessage') ?? '';
  useEffect(() => heading.current?.focus(), []);
  return (
    <Result
      className={`ipr-sheet ${shellStyles.pageState}`}
      icon={<PatentDrawing part="top" />}
      title={
        <h1 ref={heading} tabIndex={-1}>
          操作没有完成
        </h1>
      }
      subTitle={
        <>
          <p className={styles.exceptionMessage}>{message || '系统没有说明原因。'}</p>
          {code && (
            <p>
              错误代码：<code>{code}</code>
            </p>
          )}
        </>
      }
      extra={
        <Flex vertical gap="small">
          <Flex gap="middle" align="baseline" justify="center" wrap>
            {failed && (
              <Button type="primary" onClick={() => history.replace(failed)}>
                重试
              </Button>
            )}
            <Button onClick={async () => setCopied(await copyText(`${code} ${message}`.trim()))}>
              {copied ? '已复制' : '复制错误信息'}
            </Button>
            <Button type="link" onClick={() => history.back()}>
              返回上一页
            </Button>
            <Link to={links.landing}>返回首页</Link>
          </Flex>
          <p className="ipr-note">在表单里填写过的内容保存在这个浏览器中，重新打开表单可以继续。</p>
          <p className="ipr-note">如需帮助，请拨打 {HOTLINES.government} 并告知以上信息。</p>
        </Flex>
      }
    />
  );
}
