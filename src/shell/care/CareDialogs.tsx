import { Button } from 'antd';
import { useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import { downloadFile } from '@/components/export/downloadFile';
import { copyText } from '@/components/reading/copyText';
import { HOTLINES } from '../../../config/portal';
import styles from './care.module.css';
import { openDialog } from './shared';
import { CARE_KEYS } from './wording';

const close = () => openDialog(undefined);

/** The accessibility statement: what there is, its keys, what is known to be missing (Alt+0). */
export function AccessHelp() {
  return (
    <PageDialog title="无障碍说明" onClose={close}>
      <p>
        本平台参照国家标准 GB/T
        37668—2019（互联网内容无障碍可访问性）和互联网网站适老化通用设计规范建设，可以用键盘操作，也可以用鼠标操作。
      </p>
      <h3>快捷键</h3>
      <p>输入文字时不起作用。如果浏览器或输入法占用了同样的按键，请使用“适老化”工具栏。</p>
      <table className={styles.careKeys}>
        <thead className="ipr-visually-hidden">
          <tr>
            <th scope="col">按键</th>
            <th scope="col">作用</th>
          </tr>
        </thead>
        <tbody>
          {CARE_KEYS.map(([keys, what]) => (
            <tr key={keys}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>适老化工具</h3>
      <ul>
        <li>
          朗读：逐句朗读主要内容，标出正在读的一句和词；表格连同表头，表单连同已填的内容；可以从点选的位置开始，随时按
          Esc 停止。
        </li>
        <li>指读：指向或选中哪里就读哪里。大字幕：把它放大显示在窗口下方。</li>
        <li>放大：125% 至 200%，文字重新换行，不需要左右拖动。</li>
        <li>配色：黑底黄字、白底黑字、黄底黑字，文字与背景的对比不低于 7:1，图表同样如此。</li>
        <li>加宽间距、纯文本、十字定位线、大光标。纯文本不显示图片；图表都可以改看表格。</li>
      </ul>
      <p>选择保存在这个浏览器里，不会上传；“恢复默认”全部撤销。</p>
      <h3>需要知道的</h3>
      <ul>
        <li>
          朗读使用浏览器自带的语音，优先用本机的；只有联网语音时，所读文字会由浏览器送到它的语音服务。没有中文语音时，可以查看、复制或保存本页文字。
        </li>
        <li>图片、附图和上传的文件不能朗读。</li>
        <li>
          遇到困难请拨打政务服务热线 {HOTLINES.government} 或知识产权维权援助热线 {HOTLINES.ipAid}。
        </li>
      </ul>
    </PageDialog>
  );
}

/** The text of the page, to be read by other means where the browser has no voice. */
export function PageText({ lines }: { lines: readonly string[] }) {
  const [said, setSaid] = useState('');
  const text = lines.join('\n');
  return (
    <PageDialog
      title="本页文字"
      onClose={close}
      footer={
        <>
          <Button
            onClick={async () =>
              setSaid(
                (await copyText(text))
                  ? '已复制全部文字。'
                  : '浏览器没有允许复制，请选中下面的文字复制，或者保存为文件。',
              )
            }
          >
            复制
          </Button>
          <Button
            onClick={() =>
              setSaid(
                `已保存：${downloadFile(`${document.title}.txt`, `${text}\n`, 'text/plain;charset=utf-8')}`,
              )
            }
          >
            保存为文本文件
          </Button>
        </>
      }
    >
      <p role="status">{said}</p>
      <div className={styles.careText}>{text || '这一页现在没有文字。'}</div>
    </PageDialog>
  );
}
