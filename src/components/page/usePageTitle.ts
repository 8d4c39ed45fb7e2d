import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { pageTitle, titlesOf } from '@/models/initialState';

/** Sets the document's title: `<page> - <ipr_title_prefix><ipr_front_title>`. */
export function usePageTitle(page: string): void {
  const { initialState } = useModel('@@initialState');
  const titles = initialState?.titles ?? titlesOf({});
  const title = pageTitle(page, titles);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
