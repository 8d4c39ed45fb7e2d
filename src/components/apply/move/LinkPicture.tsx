import { Button, Flex } from 'antd';
import QRCode from 'antd/es/qr-code';
import { useState } from 'react';
import { copyText } from '@/components/reading/copyText';
import styles from './move.module.css';

/** Pixels; a code of 1,200 letters has modules of about 3 of them. */
const SIZE = 320;

/** The address that carries the encrypted draft, as a QR code and to be copied. */
export default function LinkPicture({ address }: { address: string }) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <Flex vertical gap={8} align="flex-start" className={styles.linkPicture}>
      <div role="img" aria-label="带着加密草稿的链接的二维码">
        <QRCode value={address} type="svg" size={SIZE} errorLevel="L" color="#000" bgColor="#fff" />
      </div>
      <p>
        用另一台设备扫描，登录同一账号后输入口令。内容已加密，放在链接 # 之后，不会发送到服务器。
      </p>
      <Button onClick={async () => setCopied(await copyText(address))}>复制链接</Button>
      <p role="status" className={styles.copiedLink}>
        {copied === true && '已复制链接'}
        {copied === false && `请手动复制：${address}`}
      </p>
    </Flex>
  );
}
