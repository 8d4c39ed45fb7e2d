import { useEffect } from 'react';

/**
 * The layout's own elements as landmarks: the menu is named, and the empty header that keeps the
 * place of the fixed one is none. ProLayout takes no attributes for either.
 */
export function useLandmarks(): void {
  useEffect(() => {
    const menu = document.querySelector(
      '.ant-pro-layout > .ant-layout > aside, aside.ant-pro-sider',
    );
    menu?.setAttribute('role', 'navigation');
    menu?.setAttribute('aria-label', '主菜单');
    for (const header of document.querySelectorAll('header.ant-layout-header')) {
      if (!header.hasChildNodes()) header.setAttribute('role', 'presentation');
    }
  });
}
