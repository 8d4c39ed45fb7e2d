import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { pageTitle, titlesOf } from '@/models/initialState';

/**
 * Sets the document's title: `<page> - <ipr_title_prefix><ipr_front_title>`.
 *
 * @param failing a form on the page has errors that stand; the title then begins with 错误
 */
export function usePageTitle(page: string, failing = false): void {
  const { initialState } = useModel('@@initialState');
  const titles = initialState?.titles ?? titlesOf({});
  const title = `${failing ? '错误：' : ''}${pageTitle(page, titles)}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
