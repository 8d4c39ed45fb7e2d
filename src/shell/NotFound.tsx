import { history, Link, useLocation, useNavigate } from '@umijs/max';
import { Button, Flex, Input, Result } from 'antd';
import { useEffect, useRef } from 'react';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';
import { usePageTitle } from '@/components/page/usePageTitle';
import styles from '@/components/state/state.module.css';
import { links } from '@/links/paths';
import { withQuery } from '@/links/query';
import { HOTLINES } from '../../config/portal';
import shellStyles from './shell.module.css';

/** The path that was asked for, as a reader writes it; an address that cannot be decoded as it is. */
function requestedPath(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from;
  if (typeof from !== 'string') return undefined;
  try {
    return decodeURI(from);
  } catch {
    return from;
  }
}

/** /404 (domain rules 7.3): what was asked for, ways on, a search box; nothing moves by itself. */
export default function NotFound() {
  usePageTitle('页面不存在');
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const navigate = useNavigate();
  const path = requestedPath(state);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Result
      className={`ipr-sheet ${shellStyles.pageState}`}
      icon={<PatentDrawing part="top" />}
      title={
        <h1 ref={heading} tabIndex={-1}>
          您访问的页面不存在或已删除
        </h1>
      }
      subTitle={
        path && (
          <>
            您要打开的地址：<code>{path}</code>
          </>
        )
      }
      extra={
        <Flex vertical gap="small">
          <search>
            <Input.Search
              className={styles.stateSearch}
              size="large"
              aria-label="检索专利"
              placeholder="号码、名称或关键词"
              enterButton="检索"
              onSearch={(text) => {
                if (text.trim()) navigate(withQuery(links.patentResult, { q: text.trim() }));
              }}
            />
          </search>
          <Flex gap="middle" align="baseline" justify="center" wrap>
            <Link to={links.landing}>返回首页</Link>
            <Button type="link" onClick={() => history.back()}>
              返回上一页
            </Button>
          </Flex>
          <p className="ipr-note">
            如果是从本网站的链接来到这里，请拨打 {HOTLINES.government} 告诉我们。
          </p>
        </Flex>
      }
    />
  );
}
