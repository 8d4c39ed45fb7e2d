import { dialogOver } from '@/components/dialog/dialogOver';
import { PortalTheme } from './PortalTheme';
import styles from './shell.module.css';

/** Holds all notices. */
const host = document.createElement('div');

/**
 * Puts the notices where they are seen and heard: inside the dialog that is open, for what is
 * outside of it lies below it and is inert; back on the page when the dialog closes.
 */
function bringUp(): HTMLElement {
  const dialog = dialogOver();
  (dialog ?? document.body).append(host);
  dialog?.addEventListener('close', () => bringUp(), { once: true });
  return host;
}

/**
 * antd's message and notification are 60 KB compressed, so they load with the first notice.
 * Equal texts at one moment show once: the text is the key.
 */
async function load() {
  const [{ default: message }, { default: notification }, { default: ConfigProvider }] =
    await Promise.all([
      import('antd/es/message'),
      import('antd/es/notification'),
      import('antd/es/config-provider'),
    ]);
  message.config({ getContainer: () => host });
  notification.config({ getContainer: () => host });
  ConfigProvider.config({ holderRender: (children) => <PortalTheme>{children}</PortalTheme> });
  return { message, notification };
}

let loading: ReturnType<typeof load> | undefined;

function parts() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** When even the notice cannot be loaded, its text still reaches the page and the screen reader. */
function plainNotice(text: string): void {
  const notice = document.createElement('p');
  notice.className = styles.plainNotice ?? '';
  notice.setAttribute('role', 'alert');
  notice.textContent = text;
  bringUp().append(notice);
  setTimeout(() => notice.remove(), 10_000);
}

/** A short message at the top of the page. */
export function showMessage(level: 'warning' | 'error' | 'success', text: string): void {
  parts().then(
    ({ message }) => {
      bringUp();
      message.open({ type: level, content: text, key: text, duration: 6 });
    },
    () => plainNotice(text),
  );
}

/** A notification in the corner, with a title; it stays until closed or ten seconds have passed. */
export function showNotification(title: string, text: string): void {
  parts().then(
    ({ notification }) => {
      bringUp();
      notification.error({ title, description: text, key: `${title}\n${text}`, duration: 10 });
    },
    () => plainNotice(title ? `${title}：${text}` : text),
  );
}
