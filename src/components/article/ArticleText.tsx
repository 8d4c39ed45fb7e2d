import { useEffect, useState } from 'react';
import { SkeletonLines } from '../state/Skeleton';

/** The text of an article, as HTML from outside; nothing in it can do anything. */
export function ArticleText({ html }: { html: string }) {
  const [clean, setClean] = useState<{ of: string; html: string | undefined }>();
  useEffect(() => {
    let wanted = true;
    import('./sanitise').then(
      ({ sanitise }) => wanted && setClean({ of: html, html: sanitise(html) }),
      // Without the sanitiser nothing of it is shown.
      () => wanted && setClean({ of: html, html: undefined }),
    );
    return () => {
      wanted = false;
    };
  }, [html]);
  if (clean?.of !== html) return <SkeletonLines widths={[90, 80, 95, 60]} />;
  if (clean.html === undefined) {
    return <p className="ipr-form-failed">正文没有加载出来，请刷新页面后再看。</p>;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where cleaned HTML is shown
  return <div className="ipr-article" dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
