import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { type InitialState, pageTitle, titlesOf } from '@/models/initialState';

const titlesNow = ({ initialState }: { initialState: InitialState | undefined }) =>
  initialState?.titles ?? titlesOf({});

/**
 * Sets the document's title: `<page> - <ipr_title_prefix><ipr_front_title>`.
 *
 * @param failing a form on the page has errors that stand; the title then begins with 错误
 */
export function usePageTitle(page: string, failing = false): void {
  const titles = useModel('@@initialState', titlesNow);
  const title = `${failing ? '错误：' : ''}${pageTitle(page, titles)}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
