import type { App } from '@/services/website';
import { showMessage } from '../notices';
import { noteApp } from './recentApps';

/**
 * Opens an app's address and remembers it among the recent ones; anything but http(s) is not
 * followed, and the user is told.
 *
 * @param owner the user for whom it is remembered; '' for nobody
 */
export function openApp(owner: string, { id, title, url, target }: App): void {
  if (!/^(https?:\/\/|\/(?!\/))/i.test(url)) {
    showMessage('warning', `“${title}”没有可以打开的地址，请联系平台管理员`);
    return;
  }
  noteApp(owner, id);
  if (target === '_blank') window.open(url, '_blank', 'noopener');
  else window.location.assign(url);
}
