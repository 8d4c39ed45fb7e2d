import type { App } from '@/services/website';
import { trustedAppHosts } from '../../../config/portal';
import { showMessage } from '../notices';
import { noteApp } from './recentApps';

/** The address of an app as the browser understands it; undefined for anything but http(s). */
function addressOf(url: string): URL | undefined {
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(url)) return undefined;
  try {
    const address = new URL(url, window.location.origin);
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a host, or one that it stands below, is named in `site.js`. */
function isTrusted({ host, hostname }: URL): boolean {
  return trustedAppHosts().some((given) => {
    const trusted = given
      .trim()
      .toLowerCase()
      .replace(/^\*?\./, '');
    return (
      trusted === host || trusted === hostname || (trusted && hostname.endsWith(`.${trusted}`))
    );
  });
}

/** Whether a host is the portal's own, that of an authority (domain reference 7.4), or a trusted one. */
const isOfficial = (address: URL) =>
  address.host === window.location.host ||
  /(^|\.)gov\.cn$/.test(address.hostname) ||
  isTrusted(address);

/**
 * Opens an app's address and remembers it among the recent ones; anything but http(s) is not
 * followed, and the user is told. To a site of somebody else the user goes knowingly.
 *
 * @param owner the user for whom it is remembered; '' for nobody
 */
export function openApp(owner: string, { id, title, url, target }: App): void {
  const address = addressOf(url);
  if (!address) {
    showMessage('warning', `“${title}”没有可以打开的地址，请联系平台管理员`);
    return;
  }
  const notice = `您即将离开本站，前往 ${address.host}。该网站不由本平台管理，是否继续？`;
  if (!isOfficial(address) && !window.confirm(notice)) return;
  noteApp(owner, id);
  if (target === '_self') window.location.assign(url);
  else window.open(url, '_blank', 'noopener');
}
