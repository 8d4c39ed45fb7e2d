import { useEffect, useState } from 'react';
import applyStyles from '@/components/apply/apply.module.css';
import formStyles from '@/components/form/edit/edit.module.css';
import { SkeletonLines } from '../state/Skeleton';

/** Lines of a text of the usual length, so that little moves below it when it comes. */
export const USUAL_LINES = [40, 80, 60, 70, 95, 90, 65];

/**
 * The text of an article, as HTML from outside; nothing in it can do anything.
 *
 * @param lines widths of the lines in its place until it is there, in percent
 */
export function ArticleText({ html, lines }: { html: string; lines: number[] }) {
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
  if (clean?.of !== html) return <SkeletonLines widths={lines} />;
  if (clean.html === undefined) {
    return <p className={formStyles.formFailed}>正文没有加载出来，请刷新页面后再看。</p>;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where cleaned HTML is shown
  return <div className={applyStyles.article} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
